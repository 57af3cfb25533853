import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Five hundred seeds',
  caption:
    'Each seed is rotated by 137.5° compared to the previous one, as in a sunflower; change the angle to turn the spirals into spokes.',
  alt: 'Dots in two sets of spirals, brown in the center, then red, amber and cream',
  component: async () => (await import('./Sunflower.tsx')).Sunflower,
  width: 1080,
  height: 1080,
  durationInFrames: 180,
  posterFrame: 150,
  controls: {angle: {kind: 'number', label: 'Angle in degrees', min: 120, max: 150, step: 0.1, initial: 137.5}},
});
