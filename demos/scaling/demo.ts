import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'One video, two sizes',
  caption: 'The layout stays the same: at a larger scale, the same 320 by 180 are drawn with more pixels.',
  alt: 'The same red scoreboard twice, at scale 1 and at scale 2',
  component: async () => (await import('./TwoScales')).TwoScales,
  durationInFrames: 120,
  posterFrame: 60,
  controls: {scale: {kind: 'number', label: 'Scale', min: 0.5, max: 2, step: 0.25, initial: 2}},
});
