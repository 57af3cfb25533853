// finds: own-clock, says: motion.div
// from: /docs/third-party
import {motion} from 'framer-motion';
import {AbsoluteFill} from 'remotion';

export const Title: React.FC = () => (
  <AbsoluteFill>
    <motion.div initial={{opacity: 0}} animate={{opacity: 1}}>
      Hello
    </motion.div>
  </AbsoluteFill>
);
