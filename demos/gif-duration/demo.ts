import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'The duration of a GIF',
  caption: 'The duration is read from the GIF file and used to calculate how many times the animation has played.',
  alt: 'A red badge with a play icon, next to the text "one round 1.01 s" and three boxes, two of which are lit',
  component: async () => (await import('./GifRounds.tsx')).GifRounds,
  durationInFrames: 90,
  posterFrame: 43,
});
