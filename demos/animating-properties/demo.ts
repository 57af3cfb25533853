import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'One progress, four properties',
  caption: 'The same progress drives an opacity, a position, a size and an angle; only the output range differs.',
  alt: 'Four panels with a red square each, half way through fading in, moving up, growing and turning',
  component: async () => (await import('./FourProperties')).FourProperties,
  durationInFrames: 110,
  posterFrame: 24,
});
