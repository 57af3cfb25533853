import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Liquid drops',
  caption:
    'Skia blurs all discs in one layer, then makes the edge sharp again, so that they flow; without blur they stay discs.',
  alt: 'A large drop from red to amber; two small drops still hang on it, four have come off',
  component: async () => (await import('./LiquidDrops')).LiquidDrops,
  durationInFrames: 120,
  posterFrame: 43,
  loads: 'click',
  controls: {blur: {kind: 'number', label: 'Blur', min: 0, max: 50, step: 1, initial: 32}},
});
