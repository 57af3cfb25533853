import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Stretched to a duration',
  caption: 'The whole curve, swing included, is drawn out until it comes to rest at the white line.',
  alt: 'A blue curve that swings above 1 and comes to rest at a white line, 60, with a red dot at its top',
  component: async () => (await import('./Stretched')).Stretched,
  durationInFrames: 90,
  posterFrame: 23,
  controls: {
    durationInFrames: {kind: 'number', label: 'Duration in frames', min: 15, max: 85, step: 5, initial: 60},
  },
});
