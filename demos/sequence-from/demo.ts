import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A delayed sequence',
  caption:
    'The amber box appears when the playhead reaches its bar, and inside the sequence, the frame number starts at 0.',
  alt: 'Two counters, 75 for the video and 30 for the sequence, above a timeline with the playhead 30 frames into the amber bar',
  component: async () => (await import('./SequenceFrom.tsx')).SequenceFrom,
  durationInFrames: 120,
  posterFrame: 75,
  controls: {from: {kind: 'number', label: 'From', min: 0, max: 90, step: 5, initial: 45}},
});
