import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'How long it stays',
  caption: 'The chapter is mounted while the playhead is on its bar; at the end of the bar it is gone at once.',
  alt: 'A green title, Chapter one, and below it a timeline with the playhead on the green bar of 60 frames',
  component: async () => (await import('./SequenceDuration')).SequenceDuration,
  durationInFrames: 120,
  posterFrame: 54,
  controls: {
    durationInFrames: {kind: 'number', label: 'Duration in frames', min: 30, max: 100, step: 10, initial: 60},
  },
});
