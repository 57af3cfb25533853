// finds: css-animation, says: animation
// from: /docs/flickering#cause-1
import {AbsoluteFill} from 'remotion';
import './spin.css';

export const Loader: React.FC = () => (
  <AbsoluteFill>
    <div style={{animation: 'spin 2s linear infinite'}}>◐</div>
  </AbsoluteFill>
);
