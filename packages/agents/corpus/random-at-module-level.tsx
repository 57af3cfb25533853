// finds: @remotion/deterministic-randomness, says: Math.random
// from: /docs/using-randomness
import {AbsoluteFill} from 'remotion';

const colors = ['red', 'green', 'blue'];
const color = colors[Math.floor(Math.random() * colors.length)];

export const Card: React.FC = () => <AbsoluteFill style={{backgroundColor: color}} />;
