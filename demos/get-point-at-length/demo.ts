import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A point on a path',
  caption:
    'The current frame determines a length along the path, and the dot is drawn at the coordinates of that point.',
  alt: 'A red dot in the right curve of a racetrack, with its length along the path and its x and y coordinates',
  component: async () => (await import('./PointOnPath.tsx')).PointOnPath,
  durationInFrames: 121,
  posterFrame: 48,
});
