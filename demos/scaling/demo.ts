import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'One layout, two sizes',
  caption: 'The layout always measures 320 by 180, and a larger scale renders it with more pixels.',
  alt: 'The same red scoreboard twice, at scale 1 and at scale 2',
  component: async () => (await import('./TwoScales.tsx')).TwoScales,
  durationInFrames: 120,
  posterFrame: 60,
  controls: {scale: {kind: 'number', label: 'Scale', min: 0.5, max: 2, step: 0.25, initial: 2}},
});
