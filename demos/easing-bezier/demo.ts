import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Two handles',
  caption: 'The two blue handles shape the curve; one above the upper edge lifts the disc beyond its end.',
  alt: 'A white curve with two blue handles rises above its box; beside it a red disc is above the upper line',
  component: async () => (await import('./BezierHandles')).BezierHandles,
  durationInFrames: 75,
  posterFrame: 34,
  controls: {
    x1: {kind: 'number', label: 'x1', min: 0, max: 1, step: 0.01, initial: 0.34},
    y1: {kind: 'number', label: 'y1', min: -0.3, max: 1.6, step: 0.01, initial: 1.56},
    x2: {kind: 'number', label: 'x2', min: 0, max: 1, step: 0.01, initial: 0.64},
    y2: {kind: 'number', label: 'y2', min: -0.3, max: 1.6, step: 0.01, initial: 1},
  },
});
