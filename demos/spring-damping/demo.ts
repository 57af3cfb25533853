import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Damping',
  caption: 'Less damping swings longer past the end; at 20 and above this spring no longer overshoots.',
  alt: 'A red square has shot past its mark on a horizontal track',
  component: async () => (await import('./SpringDamping')).SpringDamping,
  durationInFrames: 90,
  posterFrame: 12,
  controls: {
    damping: {kind: 'number', label: 'Damping', min: 1, max: 30, step: 1, initial: 8},
    mass: {kind: 'number', label: 'Mass', min: 0.2, max: 4, step: 0.2, initial: 1},
    stiffness: {kind: 'number', label: 'Stiffness', min: 20, max: 300, step: 10, initial: 100},
  },
});
