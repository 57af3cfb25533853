import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'The parts of a path',
  caption: 'The house is drawn with a single path, which is split into five parts with a start, an end and a length.',
  alt: 'The outline of a house with three of its five sides colored, and the length of the third one, 283 px',
  component: async () => (await import('./PathParts.tsx')).PathParts,
  durationInFrames: 120,
  posterFrame: 50,
});
