import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A custom easing curve',
  caption:
    'The sliders move the two blue handles of the curve, and a handle above the box can make the disc overshoot.',
  alt: 'A white curve with two blue handles that rises above its box, next to a red disc that has overshot the upper line',
  component: async () => (await import('./BezierHandles.tsx')).BezierHandles,
  durationInFrames: 75,
  posterFrame: 34,
  controls: {
    x1: {kind: 'number', label: 'x1', min: 0, max: 1, step: 0.01, initial: 0.34},
    y1: {kind: 'number', label: 'y1', min: -0.3, max: 1.6, step: 0.01, initial: 1.56},
    x2: {kind: 'number', label: 'x2', min: 0, max: 1, step: 0.01, initial: 0.64},
    y2: {kind: 'number', label: 'y2', min: -0.3, max: 1.6, step: 0.01, initial: 1},
  },
});
