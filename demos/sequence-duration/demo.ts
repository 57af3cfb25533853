import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'The duration of a sequence',
  caption: 'The chapter is mounted while the playhead is on its bar, and it disappears immediately when the bar ends.',
  alt: 'A green box with the title "Chapter one" above a timeline, with the playhead on a green bar of 60 frames',
  component: async () => (await import('./SequenceDuration.tsx')).SequenceDuration,
  durationInFrames: 120,
  posterFrame: 54,
  controls: {
    durationInFrames: {kind: 'number', label: 'Duration in frames', min: 30, max: 100, step: 10, initial: 60},
  },
});
