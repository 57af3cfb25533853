import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Clock time and frame number',
  caption:
    'In this slow-motion simulation of a render, the animation that follows the clock becomes uneven, while the one that follows the frame stays smooth.',
  alt: 'Two squares above rows of dots: the dots are unevenly spaced for the clock and evenly spaced for the frame',
  component: async () => (await import('./ClockAndFrame.tsx')).ClockAndFrame,
  durationInFrames: 120,
  posterFrame: 74,
});
