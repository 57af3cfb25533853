import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Sequences inside a sequence',
  caption:
    'The start frames add up: the outer sequence starts at frame 30 of the video, and the inner one starts 40 frames later.',
  alt: 'Three counters, 90 for the video, 60 for the outer and 20 for the inner sequence, above a bar for each of them',
  component: async () => (await import('./SequenceNested.tsx')).SequenceNested,
  durationInFrames: 120,
  posterFrame: 90,
  controls: {
    outer: {kind: 'number', label: 'Outer start', min: 0, max: 60, step: 5, initial: 30},
    inner: {kind: 'number', label: 'Inner start', min: 0, max: 50, step: 5, initial: 40},
  },
});
