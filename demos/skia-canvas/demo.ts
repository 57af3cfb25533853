import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Liquid drops',
  caption:
    'Skia blurs all discs in one layer and sharpens the edges again, which makes the discs flow into each other; without the blur, they stay separate.',
  alt: 'A large drop with a gradient from red to amber; two small drops are still attached to it, and four have come off',
  component: async () => (await import('./LiquidDrops.tsx')).LiquidDrops,
  durationInFrames: 120,
  posterFrame: 43,
  loads: 'click',
  controls: {blur: {kind: 'number', label: 'Blur', min: 0, max: 50, step: 1, initial: 32}},
});
