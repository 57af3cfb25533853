import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The swing cut off',
  caption: 'Both are the same spring; clamped, it stays at 1 where it would go beyond, and still swings back below.',
  alt: 'Two curves: the free one swings above and below the line at 1, the clamped one only below',
  component: async () => (await import('./Clamped')).Clamped,
  durationInFrames: 85,
  posterFrame: 62,
});
