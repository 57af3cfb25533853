import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'How Lambda splits a render',
  caption:
    'With fewer frames per function, a 2,400-frame video finishes sooner; this illustration leaves out the overhead of starting functions and joining chunks.',
  alt: 'Twenty columns, each partly filled with amber, below the text "20 functions, 800 of 2400 frames"',
  component: async () => (await import('./DividedWork.tsx')).DividedWork,
  durationInFrames: 160,
  posterFrame: 30,
  controls: {
    framesPerFunction: {kind: 'number', label: 'Frames per function', min: 12, max: 240, step: 12, initial: 120},
  },
});
