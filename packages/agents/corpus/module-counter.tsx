// finds: accumulated-state, says: position
// from: /docs/flickering#cause-2
import {useCurrentFrame} from 'remotion';

let position = 0;

export const Car: React.FC = () => {
  useCurrentFrame();
  position += 5;
  return <div style={{marginLeft: position}}>car</div>;
};
