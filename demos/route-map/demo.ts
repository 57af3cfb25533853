import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A journey on a map',
  caption: 'The camera is the viewBox of an SVG: it closes in, follows the train along the coast, and lets go.',
  alt: 'A coast with a red railway line through the stops Salt works, Old pier, Long beach and Lighthouse',
  component: async () => (await import('./RouteMap')).RouteMap,
  durationInFrames: 190,
  posterFrame: 180,
});
