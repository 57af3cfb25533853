import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Bars from a JSON file',
  caption:
    'The heights come from a JSON file, and the render waits until it has loaded, so every frame includes the bars.',
  alt: 'A bar chart titled "Visitors" with seven red bars, the sixth of which is the tallest',
  component: async () => (await import('./Visitors.tsx')).Visitors,
  durationInFrames: 90,
  posterFrame: 70,
});
