import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A video that repeats',
  caption: 'Each bar is a round: where it begins, the file begins again.',
  alt: 'A train enters the picture of a coast, over three bars of which the second is lit',
  component: async () => (await import('./VideoLoop')).VideoLoop,
  durationInFrames: 180,
  posterFrame: 105,
  controls: {durationInFrames: {kind: 'number', label: 'Round in frames', min: 30, max: 90, step: 15, initial: 60}},
});
