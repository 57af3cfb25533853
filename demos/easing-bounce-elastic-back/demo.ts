import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Three ways to land',
  caption: 'One jumps back from the line, one swings around its end, and one goes a little too far.',
  alt: 'Three discs at a line: the amber one in the air after a bounce, the blue one and the red one below the line',
  component: async () => (await import('./Landings')).Landings,
  durationInFrames: 80,
  posterFrame: 34,
});
