// finds: series-children, says: <Slide>
// from: /docs/series
import {Series} from 'remotion';

const Slide: React.FC<{title: string}> = ({title}) => (
  <Series.Sequence durationInFrames={60}>
    <h1>{title}</h1>
  </Series.Sequence>
);

export const Slides: React.FC = () => (
  <Series>
    <Slide title="Plan" />
    <Slide title="Result" />
  </Series>
);
