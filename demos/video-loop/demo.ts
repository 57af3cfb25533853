import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A video that repeats',
  caption: 'Each bar is one pass of the loop, and the file starts over at the beginning of every bar.',
  alt: 'A train enters a coastal landscape, above three bars, the second of which is lit',
  component: async () => (await import('./VideoLoop.tsx')).VideoLoop,
  durationInFrames: 180,
  posterFrame: 105,
  controls: {
    durationInFrames: {kind: 'number', label: 'Loop duration in frames', min: 30, max: 90, step: 15, initial: 60},
  },
});
