import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A sequence in a sequence',
  caption:
    'Starts add up: the inner sequence begins 40 frames into the outer one, which begins at frame 30 of the video.',
  alt: 'Three counters, 90 for the video, 60 for the outer and 20 for the inner sequence, over a bar for each',
  component: async () => (await import('./SequenceNested')).SequenceNested,
  durationInFrames: 120,
  posterFrame: 90,
  controls: {
    outer: {kind: 'number', label: 'Outer from', min: 0, max: 60, step: 5, initial: 30},
    inner: {kind: 'number', label: 'Inner from', min: 0, max: 50, step: 5, initial: 40},
  },
});
