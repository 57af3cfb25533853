// finds: third-party, says: @remotion/lottie
// from: /docs/lottie/lottie
import Lottie from 'lottie-react';
import {AbsoluteFill} from 'remotion';
import animation from './confetti.json';

export const Confetti: React.FC = () => (
  <AbsoluteFill>
    <Lottie animationData={animation} />
  </AbsoluteFill>
);
