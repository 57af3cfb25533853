import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Fade in',
  caption: 'Between frame 0 and frame 30 the opacity follows the frame; after that, clamp holds it at 1.',
  alt: 'The word Hello in white, three quarters visible, over its opacity as a number',
  component: async () => (await import('./FadeIn')).FadeIn,
  durationInFrames: 75,
  posterFrame: 22,
});
