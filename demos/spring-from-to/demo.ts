import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'From one value to another',
  caption: 'The dotted rings are the two values; the disc swings beyond the second before it rests on it.',
  alt: 'A red disc of 486 pixels that has grown beyond a dotted ring of 440, around a smaller ring of 160',
  component: async () => (await import('./SpringFromTo')).SpringFromTo,
  durationInFrames: 75,
  posterFrame: 26,
  controls: {
    start: {kind: 'number', label: 'From', min: 0, max: 480, step: 20, initial: 160},
    end: {kind: 'number', label: 'To', min: 0, max: 480, step: 20, initial: 440},
  },
});
