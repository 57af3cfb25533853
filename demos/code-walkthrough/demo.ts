import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Code, line by line',
  caption: 'As the marker moves down the code, the badge next to it shows the effect of each line.',
  alt: 'Six lines of code with the transform line highlighted, next to an amber disc with a rotated play icon',
  component: async () => (await import('./CodeWalkthrough.tsx')).CodeWalkthrough,
  durationInFrames: 190,
  posterFrame: 180,
});
