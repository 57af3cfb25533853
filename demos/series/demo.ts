import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Scenes in a row',
  caption: 'Each scene starts where the one before it ends, and its title rises over its own first frames.',
  alt: 'The second of three scenes, 1,204 km on blue, over a timeline of three bars',
  component: async () => (await import('./Review')).Review,
  durationInFrames: 165,
  posterFrame: 84,
});
