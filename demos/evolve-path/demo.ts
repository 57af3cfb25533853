import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A line that draws itself',
  caption: 'A progress from 0 to 1 is turned into two SVG dash values that make this much of the line visible.',
  alt: 'A gray wave, three quarters of which are drawn in red, below the text "progress 0.74"',
  component: async () => (await import('./DrawnLine.tsx')).DrawnLine,
  durationInFrames: 110,
  posterFrame: 52,
});
