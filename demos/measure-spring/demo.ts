import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'When a spring settles',
  caption: 'The green line marks the measured frame: after that, the spring no longer moves visibly.',
  alt: 'A white curve that overshoots, oscillates and meets a green line labeled "62 at rest", with a red dot on the curve',
  component: async () => (await import('./SettlePoint.tsx')).SettlePoint,
  durationInFrames: 90,
  posterFrame: 36,
  controls: {
    damping: {kind: 'number', label: 'Damping', min: 8, max: 30, step: 1, initial: 10},
    mass: {kind: 'number', label: 'Mass', min: 0.5, max: 2, step: 0.5, initial: 2},
  },
});
