import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'With and without a wrapper',
  caption:
    'On the left, each sequence fills the same area and covers the previous one; on the right, the steps stay in the normal flow.',
  alt: 'On the left, a blue bar, "Ship", covers two others; on the right are three bars below each other, "Plan", "Build" and "Ship"',
  component: async () => (await import('./SequenceLayout.tsx')).SequenceLayout,
  durationInFrames: 105,
  posterFrame: 80,
});
