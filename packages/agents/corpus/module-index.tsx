// finds: accumulated-state, says: next
// from: public issues
import {useCurrentFrame} from 'remotion';

let next = 0;

export const Line: React.FC<{lines: string[]}> = ({lines}) => {
  const frame = useCurrentFrame();
  if (frame % 30 === 0) {
    next++;
  }
  return <p>{lines[next]}</p>;
};
