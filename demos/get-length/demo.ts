import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'The length of a curve',
  caption: 'Bend the red line to see how much longer it becomes than the straight line below it.',
  alt: 'A red arc with a length of 1330 above a straight gray line with a length of 1120',
  component: async () => (await import('./PathLength.tsx')).PathLength,
  durationInFrames: 90,
  posterFrame: 70,
  controls: {bend: {kind: 'number', label: 'Bend', min: 0, max: 360, step: 20, initial: 320}},
});
