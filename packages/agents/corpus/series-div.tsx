// finds: series-children, says: <div>
// from: /docs/series
import {Series} from 'remotion';

export const Slides: React.FC = () => (
  <Series>
    <div>Plan</div>
    <Series.Sequence durationInFrames={60}>Result</Series.Sequence>
  </Series>
);
