import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Five hundred seeds',
  caption: 'Each seed stands 137.5° further than the one before, as in a sunflower. Move the angle, and spokes appear.',
  alt: 'Dots in two families of spirals, brown in the middle, then red, amber and cream',
  component: async () => (await import('./Sunflower')).Sunflower,
  width: 1080,
  height: 1080,
  durationInFrames: 180,
  posterFrame: 150,
  controls: {angle: {kind: 'number', label: 'Angle in degrees', min: 120, max: 150, step: 0.1, initial: 137.5}},
});
