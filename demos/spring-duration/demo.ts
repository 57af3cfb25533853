import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A spring with fixed duration',
  caption: 'The whole curve, including the overshoot, is stretched so that it settles at the white line.',
  alt: 'A blue curve that overshoots 1 and settles at a white line labeled 60, with a red dot at its highest point',
  component: async () => (await import('./Stretched.tsx')).Stretched,
  durationInFrames: 90,
  posterFrame: 23,
  controls: {
    durationInFrames: {kind: 'number', label: 'Duration in frames', min: 15, max: 85, step: 5, initial: 60},
  },
});
