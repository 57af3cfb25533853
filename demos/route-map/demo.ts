import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A train ride on a map',
  caption: 'The camera is the viewBox of an SVG: it zooms in, follows the train along the coast, and zooms out again.',
  alt: 'A coast with a red railway line and the stops Salt works, Old pier, Long beach and Lighthouse',
  component: async () => (await import('./RouteMap.tsx')).RouteMap,
  durationInFrames: 190,
  posterFrame: 180,
});
