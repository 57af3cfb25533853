import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'In, out and both',
  caption: 'The dots below the curves show the movement: slow at the start, slow at the end, or slow at both.',
  alt: 'Three curves, in, out and inOut; at the same time the first dot is still near its start, the second almost there',
  component: async () => (await import('./InOut')).InOut,
  durationInFrames: 80,
  posterFrame: 34,
  controls: {
    curve: {kind: 'choice', label: 'Curve', options: ['sin', 'quad', 'cubic', 'circle', 'exp'], initial: 'cubic'},
  },
});
