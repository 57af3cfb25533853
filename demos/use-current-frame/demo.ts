import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The frame as a number',
  caption: 'The number is what the hook returns, from 0 to 89; the length of the bar is computed from it.',
  alt: 'The number 62 in large digits over a red bar that fills two thirds of the width',
  component: async () => (await import('./Progress')).Progress,
  durationInFrames: 90,
  posterFrame: 62,
});
