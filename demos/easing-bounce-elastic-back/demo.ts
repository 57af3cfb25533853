import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Bounce, elastic and back',
  caption:
    'Each disc lands differently: one bounces off the line, one oscillates around its end point, and one overshoots once.',
  alt: 'Three discs at a line: the amber one is in the air after a bounce, the blue and red ones are below the line',
  component: async () => (await import('./Landings.tsx')).Landings,
  durationInFrames: 80,
  posterFrame: 34,
});
