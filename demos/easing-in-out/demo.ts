import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Ease in, out or both',
  caption: 'The dots below the curves show the motion: it starts slowly, ends slowly, or does both.',
  alt: 'Three curves labeled in, out and inOut; the first dot is still near its start, the second is almost at its end',
  component: async () => (await import('./InOut.tsx')).InOut,
  durationInFrames: 80,
  posterFrame: 34,
  controls: {
    curve: {kind: 'choice', label: 'Curve', options: ['sin', 'quad', 'cubic', 'circle', 'exp'], initial: 'cubic'},
  },
});
