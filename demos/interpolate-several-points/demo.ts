import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Fade in, stay, fade out',
  caption:
    'Four points describe the whole animation: the title fades in over 15 frames, stays visible, and fades out over the last 15.',
  alt: 'The words "Good evening", fully visible, above a curve that rises, stays flat and falls, with a red dot on the flat part',
  component: async () => (await import('./InHoldOut.tsx')).InHoldOut,
  durationInFrames: 90,
  posterFrame: 32,
});
