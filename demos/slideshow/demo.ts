import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A slideshow with cross-fades',
  caption: 'Each image stays visible for 15 extra frames while the next one fades in on top of it.',
  alt: 'A harbor at night with a lighthouse',
  component: async () => (await import('./Slideshow.tsx')).Slideshow,
  durationInFrames: 165,
  posterFrame: 135,
});
