import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A figure without its green',
  caption: 'Each frame is drawn to a canvas, and every pixel that is more green than the tolerance is cleared.',
  alt: 'A hopping red figure, cut out of its green background, in a landscape of dunes',
  component: async () => (await import('./GreenScreen')).GreenScreen,
  durationInFrames: 60,
  posterFrame: 40,
  controls: {tolerance: {kind: 'number', label: 'Tolerance', min: 0, max: 250, step: 10, initial: 40}},
});
