// finds: css-animation, says: transition
// from: /docs/animating-properties
import {useCurrentFrame} from 'remotion';

export const Panel: React.FC = () => {
  const frame = useCurrentFrame();
  return <div style={{transition: 'opacity 0.5s', opacity: frame >= 30 ? 1 : 0}}>Panel</div>;
};
