// finds: random-value, says: random(null)
// from: /docs/random
import {AbsoluteFill, random} from 'remotion';

export const Spark: React.FC = () => <AbsoluteFill style={{left: random(null) * 500}}>✦</AbsoluteFill>;
