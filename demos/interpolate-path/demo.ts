import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Morph between two shapes',
  caption:
    'At 0 the path is a drop, at 1 it is a heart, and in between, all of its points are on the way from one to the other.',
  alt: 'A red shape halfway between a drop and a heart, with the value 0.50',
  component: async () => (await import('./Morph.tsx')).Morph,
  durationInFrames: 140,
  posterFrame: 35,
  controls: {color: {kind: 'color', label: 'Color', initial: '#ff5c3e'}},
});
