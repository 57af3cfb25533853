import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A negative start',
  caption:
    'The clip begins before the video does: what lies left of the grey bar is cut off, so frame 0 shows its frame 30.',
  alt: 'The clip is at frame 60, its ring is half full, and on the timeline its amber bar begins left of the video',
  component: async () => (await import('./SequenceNegativeFrom')).SequenceNegativeFrom,
  durationInFrames: 90,
  posterFrame: 30,
  controls: {from: {kind: 'number', label: 'From', min: -60, max: 0, step: 10, initial: -30}},
});
