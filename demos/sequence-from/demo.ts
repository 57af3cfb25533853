import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A sequence from a frame',
  caption: 'The amber part appears where its bar begins, and its own frame count starts there at 0.',
  alt: 'Two counters, 75 for the video and 30 for the sequence, over a timeline whose playhead is 30 frames into the amber bar',
  component: async () => (await import('./SequenceFrom')).SequenceFrom,
  durationInFrames: 120,
  posterFrame: 75,
  controls: {from: {kind: 'number', label: 'From', min: 0, max: 90, step: 5, initial: 45}},
});
