import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A path and its reverse',
  caption: 'Both lines have the same shape, but the reversed path starts where the original one ends.',
  alt: 'Two identical waves, both half drawn: the amber one from its left end, the red one from its right end',
  component: async () => (await import('./TwoWays.tsx')).TwoWays,
  durationInFrames: 105,
  posterFrame: 44,
});
