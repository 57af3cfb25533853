import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Outside of the range',
  caption: 'All three move from 200 to 500 between frames 30 and 60; before and after, each does something else.',
  alt: 'Three dots on tracks: extend has run on to 700, clamp holds at 500, identity is back at 80',
  component: async () => (await import('./Extrapolation')).Extrapolation,
  durationInFrames: 90,
  posterFrame: 80,
});
