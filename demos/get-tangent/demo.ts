import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'An arrow along a path',
  caption: 'The arrow points along the path because its rotation is calculated from the tangent at that point.',
  alt: 'A red arrow that points down along a zigzag line, with the tangent x 0.6, y 0.8 and the angle 53°',
  component: async () => (await import('./ArrowOnPath.tsx')).ArrowOnPath,
  durationInFrames: 120,
  posterFrame: 48,
});
