import {AbsoluteFill} from 'remotion';

export const MyVideo: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: 'white'}} />
);
