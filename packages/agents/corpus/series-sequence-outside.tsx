// finds: series-children, says: must be a child
// from: /docs/series
import {AbsoluteFill, Series} from 'remotion';

export const Slides: React.FC = () => (
  <AbsoluteFill>
    <Series.Sequence durationInFrames={60}>Plan</Series.Sequence>
  </AbsoluteFill>
);
