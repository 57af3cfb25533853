import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'One value, four properties',
  caption:
    'The same progress value drives the opacity, position, size and rotation; only the output range is different.',
  alt: 'Four panels labeled opacity, move, scale and rotate, with a red square halfway through each animation',
  component: async () => (await import('./FourProperties.tsx')).FourProperties,
  durationInFrames: 110,
  posterFrame: 24,
});
