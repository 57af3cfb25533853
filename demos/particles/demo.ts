import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Ninety random embers',
  caption:
    'The position, the size and the color of each ember are random, but you always get the same ones for the same seed.',
  alt: 'Red, amber and white dots that get smaller as they rise, with the text "seed 7"',
  component: async () => (await import('./Embers.tsx')).Embers,
  durationInFrames: 120,
  posterFrame: 40,
  controls: {seed: {kind: 'number', label: 'Seed', min: 1, max: 20, step: 1, initial: 7}},
});
