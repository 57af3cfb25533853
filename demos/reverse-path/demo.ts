import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The same path, both ways',
  caption: 'Two lines of one shape: the reversed one begins where the other ends.',
  alt: 'Two equal waves, half drawn: the amber one from its left end, the red one from its right end',
  component: async () => (await import('./TwoWays')).TwoWays,
  durationInFrames: 105,
  posterFrame: 44,
});
