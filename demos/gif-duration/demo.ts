import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The length of a GIF',
  caption: 'The length is read from the file; divided by it, the frame tells which round is playing.',
  alt: 'A hopping red figure beside the text one round, 1.01 s, and three boxes of which two are lit',
  component: async () => (await import('./GifRounds')).GifRounds,
  durationInFrames: 90,
  posterFrame: 43,
});
