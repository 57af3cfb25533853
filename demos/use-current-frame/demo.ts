import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'The current frame',
  caption:
    'The number is the value that useCurrentFrame() returns, from 0 to 89, and the width of the bar is calculated from it.',
  alt: 'The number 62 in large digits above a red bar that fills about two thirds of the width',
  component: async () => (await import('./Progress.tsx')).Progress,
  durationInFrames: 90,
  posterFrame: 62,
});
