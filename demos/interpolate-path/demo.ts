import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'From one shape to another',
  caption: 'At 0 the path is the drop, at 1 the heart, and in between every point is on its way.',
  alt: 'A red shape half way between a drop and a heart',
  component: async () => (await import('./Morph')).Morph,
  durationInFrames: 140,
  posterFrame: 35,
  controls: {color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'}},
});
