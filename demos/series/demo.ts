import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'One scene after another',
  caption:
    'Each scene starts when the previous one ends, and its title slides up during the first frames of the scene.',
  alt: 'The second of three scenes, "1,204 km" on blue, above a timeline with three bars',
  component: async () => (await import('./Review.tsx')).Review,
  durationInFrames: 165,
  posterFrame: 84,
});
