import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Ninety random embers',
  caption: 'Place, size and colour are random, and yet the same each time: the seed decides them.',
  alt: 'Red, amber and white dots that rise and get smaller, with the label seed 7',
  component: async () => (await import('./Embers')).Embers,
  durationInFrames: 120,
  posterFrame: 40,
  controls: {seed: {kind: 'number', label: 'Seed', min: 1, max: 20, step: 1, initial: 7}},
});
