import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Linear motion and a spring',
  caption:
    'Both squares arrive within 28 frames, but the upper one moves at a constant speed while the lower one overshoots.',
  alt: 'A blue square two fifths of the way along its track; below it, a red one has overshot the same mark',
  component: async () => (await import('./Compared.tsx')).Compared,
  durationInFrames: 75,
  posterFrame: 26,
});
