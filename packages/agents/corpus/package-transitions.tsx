// finds: unknown-package, says: @remotion/transitions
// from: later versions
import {TransitionSeries} from '@remotion/transitions';

export const Slides: React.FC = () => (
  <TransitionSeries>
    <TransitionSeries.Sequence durationInFrames={60}>Plan</TransitionSeries.Sequence>
  </TransitionSeries>
);
