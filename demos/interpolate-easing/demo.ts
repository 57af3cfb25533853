import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Linear and eased motion',
  caption:
    'Both squares start and arrive at the same time, but the dots, one for every fifth frame, show that the lower square slows down.',
  alt: 'Two squares above rows of dots: the upper one is halfway along evenly spaced dots, the lower one is almost at the end, where its dots are close together',
  component: async () => (await import('./EasedSlide.tsx')).EasedSlide,
  durationInFrames: 90,
  posterFrame: 39,
});
