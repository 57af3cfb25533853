// finds: typescript/2741, says: durationInFrames
// from: /docs/series
import {Series} from 'remotion';

export const Talk: React.FC = () => (
  <Series>
    <Series.Sequence>
      <h1>Welcome</h1>
    </Series.Sequence>
  </Series>
);
