import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Even and eased',
  caption:
    'Both squares start and arrive together; the dots, one for every fifth frame, show that the lower one slows down.',
  alt: 'Two squares over a row of dots each: the upper one half way above even dots, the lower one almost at the end, where its dots crowd',
  component: async () => (await import('./EasedSlide')).EasedSlide,
  durationInFrames: 90,
  posterFrame: 39,
});
