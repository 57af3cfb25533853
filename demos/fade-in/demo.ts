import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A word that fades in',
  caption: 'The opacity rises from 0 to 1 over the first 30 frames, and clamp keeps it at 1 after that.',
  alt: 'The word "Hello", three quarters visible, above the text "opacity 0.73"',
  component: async () => (await import('./FadeIn.tsx')).FadeIn,
  durationInFrames: 75,
  posterFrame: 22,
});
