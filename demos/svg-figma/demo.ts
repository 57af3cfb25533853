import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A drawing in parts',
  caption: 'Each group of the drawing has a different delay and grows from the side where it is attached.',
  alt: 'A red and white lighthouse on a hill, with a beam of light to the right',
  component: async () => (await import('./Lighthouse.tsx')).Lighthouse,
  durationInFrames: 90,
  posterFrame: 60,
});
