// finds: browser-feature, says: toSorted
// from: /docs/getting-started
import {AbsoluteFill} from 'remotion';

export const Ranking: React.FC<{scores: number[]}> = ({scores}) => (
  <AbsoluteFill>{scores.toSorted((a, b) => b - a).join(', ')}</AbsoluteFill>
);
