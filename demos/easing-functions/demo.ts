import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'All curves at once',
  caption: 'The dots start and arrive together; each follows its own curve from the lower left to the upper right.',
  alt: 'Fifteen small curves with their names, from step0 to inOut, each with a red dot at two thirds of the time',
  component: async () => (await import('./AllCurves')).AllCurves,
  durationInFrames: 90,
  posterFrame: 54,
});
