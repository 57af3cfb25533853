import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Work that is divided',
  caption:
    'A video of 2,400 frames, divided among functions that all draw at the same pace. A drawing, no measurement: starting functions and joining the parts take time, too.',
  alt: 'Twenty amber columns, each filled in part, above an empty bar: 20 functions, 800 of 2400 frames',
  component: async () => (await import('./DividedWork')).DividedWork,
  durationInFrames: 160,
  posterFrame: 30,
  controls: {
    framesPerFunction: {kind: 'number', label: 'Frames for each function', min: 12, max: 240, step: 12, initial: 120},
  },
});
