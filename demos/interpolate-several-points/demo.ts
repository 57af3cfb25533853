import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'In, hold, out',
  caption: 'Four points make one curve: the opacity rises for 15 frames, holds, and falls for the last 15.',
  alt: 'The words Good evening in full white over a curve that rises, holds and falls, a red dot on its first third',
  component: async () => (await import('./InHoldOut')).InHoldOut,
  durationInFrames: 90,
  posterFrame: 32,
});
