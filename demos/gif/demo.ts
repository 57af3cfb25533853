import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A GIF in a box',
  caption: 'A square GIF in a wide box: contain shows all of it, cover crops it, fill stretches it.',
  alt: 'A hopping red figure, whole, in the middle of a wide box, with the label fit contain',
  component: async () => (await import('./FittedGif')).FittedGif,
  durationInFrames: 90,
  posterFrame: 40,
  controls: {fit: {kind: 'choice', label: 'Fit', options: ['contain', 'cover', 'fill'], initial: 'contain'}},
});
