// finds: accumulated-state, says: angle.current
// from: /docs/flickering#cause-2
import {useRef} from 'react';
import {useCurrentFrame} from 'remotion';

export const Wheel: React.FC = () => {
  useCurrentFrame();
  const angle = useRef(0);
  angle.current += 3;
  return <div style={{transform: `rotate(${angle.current}deg)`}}>◐</div>;
};
