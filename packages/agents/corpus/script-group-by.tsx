// finds: browser-feature, says: Object.groupBy
// from: /docs/getting-started
import {AbsoluteFill} from 'remotion';

export const Groups: React.FC<{names: string[]}> = ({names}) => {
  const groups = Object.groupBy(names, (name) => name.charAt(0));
  return <AbsoluteFill>{Object.keys(groups).join(', ')}</AbsoluteFill>;
};
