import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Spring damping',
  caption:
    'With less damping, the square oscillates for longer; unless you change the mass or the stiffness, it stops overshooting at a damping of 20.',
  alt: 'A red square that has overshot its mark on a horizontal track',
  component: async () => (await import('./SpringDamping.tsx')).SpringDamping,
  durationInFrames: 90,
  posterFrame: 12,
  controls: {
    damping: {kind: 'number', label: 'Damping', min: 1, max: 30, step: 1, initial: 8},
    mass: {kind: 'number', label: 'Mass', min: 0.2, max: 4, step: 0.2, initial: 1},
    stiffness: {kind: 'number', label: 'Stiffness', min: 20, max: 300, step: 10, initial: 100},
  },
});
