import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'An arrow along a path',
  caption: 'The tangent says which way the path runs; as an angle, it turns the arrow.',
  alt: 'A red arrow on a zigzag line, pointing down along it, with the tangent as x 0.6, y 0.8 and 53°',
  component: async () => (await import('./ArrowOnPath')).ArrowOnPath,
  durationInFrames: 120,
  posterFrame: 48,
});
