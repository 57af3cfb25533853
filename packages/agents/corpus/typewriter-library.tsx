// finds: third-party, says: clock
// from: public issues
import {AbsoluteFill} from 'remotion';
import Typewriter from 'typewriter-effect';

export const Title: React.FC = () => (
  <AbsoluteFill>
    <Typewriter options={{strings: ['Hello'], autoStart: true}} />
  </AbsoluteFill>
);
