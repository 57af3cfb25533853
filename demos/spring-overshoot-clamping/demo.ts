import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A spring without overshoot',
  caption:
    'Both graphs show the same spring, but the clamped one stays at 1 instead of exceeding it, and can still swing back below 1.',
  alt: 'Two curves: the free one oscillates above and below the line at 1, the clamped one only below',
  component: async () => (await import('./Clamped.tsx')).Clamped,
  durationInFrames: 85,
  posterFrame: 62,
});
