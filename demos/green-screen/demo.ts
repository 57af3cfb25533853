import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Removing a green screen',
  caption:
    'Each frame is drawn on a canvas, where a pixel becomes transparent if it is greener than the tolerance allows.',
  alt: 'A red badge with a play icon, cut out of its green background, in front of dunes',
  component: async () => (await import('./GreenScreen.tsx')).GreenScreen,
  durationInFrames: 60,
  posterFrame: 40,
  controls: {tolerance: {kind: 'number', label: 'Tolerance', min: 0, max: 250, step: 10, initial: 40}},
});
