import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Bars from a song',
  caption: 'Each bar is a band of frequencies: the red ones jump with the drum, twice a second.',
  alt: 'Twenty bars from low to high, the red ones at the low end the tallest',
  component: async () => (await import('./Spectrum')).Spectrum,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
});
