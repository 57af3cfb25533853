import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A negative start',
  caption:
    'The clip starts before the video does, so its first 30 frames are cut off and frame 0 of the video shows frame 30 of the clip.',
  alt: 'The clip is at frame 60 and its ring is half full; on the timeline below, its amber bar starts before the video',
  component: async () => (await import('./SequenceNegativeFrom.tsx')).SequenceNegativeFrom,
  durationInFrames: 90,
  posterFrame: 30,
  controls: {from: {kind: 'number', label: 'From', min: -60, max: 0, step: 10, initial: -30}},
});
