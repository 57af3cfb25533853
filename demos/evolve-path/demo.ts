import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A line that draws itself',
  caption: 'A progress from 0 to 1 becomes the two dash values that show this part of the line.',
  alt: 'A red wave drawn three quarters of the way along a thin grey line, with its progress as a number',
  component: async () => (await import('./DrawnLine')).DrawnLine,
  durationInFrames: 110,
  posterFrame: 52,
});
