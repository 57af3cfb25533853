import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A spring between two values',
  caption: 'The dotted rings mark the two values, and the disc overshoots the second one before it settles.',
  alt: 'A red disc of 486 pixels that has grown past a dotted ring of 440 pixels, around a smaller ring of 160',
  component: async () => (await import('./SpringFromTo.tsx')).SpringFromTo,
  durationInFrames: 75,
  posterFrame: 26,
  controls: {
    start: {kind: 'number', label: 'From', min: 0, max: 480, step: 20, initial: 160},
    end: {kind: 'number', label: 'To', min: 0, max: 480, step: 20, initial: 440},
  },
});
