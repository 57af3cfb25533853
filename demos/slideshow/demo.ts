import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Pictures that cross-fade',
  caption: 'Each picture stays 15 frames longer than its turn, while the next one fades in above it.',
  alt: 'A harbour at night with a lighthouse',
  component: async () => (await import('./Slideshow')).Slideshow,
  durationInFrames: 165,
  posterFrame: 135,
});
