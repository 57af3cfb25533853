import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A path in its parts',
  caption: 'One path becomes five parts, each with its own start, end and length.',
  alt: 'The outline of a house of which three of five sides are coloured, with the length of the third, 283',
  component: async () => (await import('./PathParts')).PathParts,
  durationInFrames: 120,
  posterFrame: 50,
});
