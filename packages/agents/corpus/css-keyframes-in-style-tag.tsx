// finds: css-animation, says: animation
// from: /docs/flickering#cause-1
import {AbsoluteFill} from 'remotion';

export const Title: React.FC = () => (
  <AbsoluteFill>
    <style>{`
      @keyframes fade { from { opacity: 0; } to { opacity: 1; } }
      .title { animation: fade 1s ease-in; }
    `}</style>
    <h1 className="title">Hello</h1>
  </AbsoluteFill>
);
