import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'With and without a wrapper',
  caption:
    'On the left, each sequence fills the same place and covers the one before; on the right, the steps stay in the flow.',
  alt: 'Left, one blue bar, Ship, that covers two others; right, three bars below each other, Plan, Build and Ship',
  component: async () => (await import('./SequenceLayout')).SequenceLayout,
  durationInFrames: 105,
  posterFrame: 80,
});
