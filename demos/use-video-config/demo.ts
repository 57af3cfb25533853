import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A ruler for every composition',
  caption: 'The four numbers come from the hook, and so do the edges of the drawing and the length of each second.',
  alt: 'The values 1280, 720, 30 and 120 between a blue ruler along the edges and a bar for each of four seconds',
  component: async () => (await import('./Ruler')).Ruler,
  durationInFrames: 120,
  posterFrame: 75,
});
