import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'When it comes to rest',
  caption: 'The green line stands at the frame that is measured: from there on, the curve stays at its end.',
  alt: 'A white curve swings around its end and meets a green line, 62, at rest; a red dot is on its second swing',
  component: async () => (await import('./SettlePoint')).SettlePoint,
  durationInFrames: 90,
  posterFrame: 36,
  controls: {
    damping: {kind: 'number', label: 'Damping', min: 8, max: 30, step: 1, initial: 10},
    mass: {kind: 'number', label: 'Mass', min: 0.5, max: 2, step: 0.5, initial: 2},
  },
});
