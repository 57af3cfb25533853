import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'By the clock, by the frame',
  caption:
    'A render in slow motion, simulated: above, each picture shows when it happened to be taken; below, its frame.',
  alt: 'Two squares over a row of dots each: uneven dots above, by the clock, even ones below, by the frame',
  component: async () => (await import('./ClockAndFrame')).ClockAndFrame,
  durationInFrames: 120,
  posterFrame: 74,
});
