// finds: typescript/2322, says: from
// from: /docs/series
import {Series} from 'remotion';

export const Talk: React.FC = () => (
  <Series>
    <Series.Sequence durationInFrames={60} from={30}>
      <h1>Welcome</h1>
    </Series.Sequence>
  </Series>
);
