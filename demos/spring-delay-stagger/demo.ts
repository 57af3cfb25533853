import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Staggered letters',
  caption:
    'All letters use the same spring, but each one starts a few frames later, because its delay is subtracted from the frame.',
  alt: 'Amber cards with the letters of HELLO: the first ones are in place, the others are still rising',
  component: async () => (await import('./Stagger.tsx')).Stagger,
  durationInFrames: 90,
  posterFrame: 23,
  controls: {delay: {kind: 'number', label: 'Delay in frames', min: 0, max: 12, step: 1, initial: 4}},
});
