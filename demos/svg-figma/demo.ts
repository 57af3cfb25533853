import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A drawing, part by part',
  caption: 'Each group of the drawing has its own delay, and grows from the side on which it stands.',
  alt: 'A lighthouse on a hill, red and white, with a beam of light to the right',
  component: async () => (await import('./Lighthouse')).Lighthouse,
  durationInFrames: 90,
  posterFrame: 60,
});
