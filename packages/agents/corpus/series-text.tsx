// finds: series-children, says: text
// from: /docs/series
import {Series} from 'remotion';

export const Slides: React.FC = () => (
  <Series>
    Welcome
    <Series.Sequence durationInFrames={60}>Result</Series.Sequence>
  </Series>
);
