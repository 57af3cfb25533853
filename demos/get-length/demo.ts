import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The length of a curve',
  caption: 'Both lines join the same two points. Bend the red one, and it gets longer.',
  alt: 'A red arc over a straight grey line, with the lengths 1330 and 1120',
  component: async () => (await import('./PathLength')).PathLength,
  durationInFrames: 90,
  posterFrame: 70,
  controls: {bend: {kind: 'number', label: 'Bend', min: 0, max: 360, step: 20, initial: 320}},
});
