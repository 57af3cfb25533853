import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Bars that follow a song',
  caption: 'Each bar shows one range of frequencies, and the red bars on the left jump with the drum twice per second.',
  alt: 'Twenty bars from low to high frequencies; the red ones at the low end are the tallest',
  component: async () => (await import('./Spectrum.tsx')).Spectrum,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
});
