import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A point on a path',
  caption: 'The frame gives a length, the length gives x and y, and the dot stands there.',
  alt: 'A red dot at the right end of a racetrack, with its length along the path, its x and its y',
  component: async () => (await import('./PointOnPath')).PointOnPath,
  durationInFrames: 121,
  posterFrame: 48,
});
