import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Easing functions compared',
  caption: 'All dots start and finish at the same time, but each one follows a different easing curve.',
  alt: 'Fifteen small graphs of easing functions, from step0 to inOut, each with a red dot two thirds of the way through',
  component: async () => (await import('./AllCurves.tsx')).AllCurves,
  durationInFrames: 90,
  posterFrame: 54,
});
