import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A GIF in a box',
  caption:
    'Change how the square GIF fits into the wide box: contain shows all of it, cover crops it, and fill stretches it.',
  alt: 'A square GIF with a red badge in the middle of a wide box, above the text "fit contain"',
  component: async () => (await import('./FittedGif.tsx')).FittedGif,
  durationInFrames: 90,
  posterFrame: 40,
  controls: {fit: {kind: 'choice', label: 'Fit', options: ['contain', 'cover', 'fill'], initial: 'contain'}},
});
