import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Outside of the input range',
  caption:
    'All three dots move from 200 to 500 between frames 30 and 60, but each one behaves differently before and after.',
  alt: 'Three dots on tracks: extend has moved on to 700, clamp stays at 500, and identity is at 80',
  component: async () => (await import('./Extrapolation.tsx')).Extrapolation,
  durationInFrames: 90,
  posterFrame: 80,
});
