import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Values from useVideoConfig()',
  caption: 'All four numbers come from the hook, and the rulers and the bars for the seconds are calculated from them.',
  alt: 'The values 1280, 720, 30 and 120 next to a blue ruler along two edges, above a bar for each of the four seconds',
  component: async () => (await import('./Ruler.tsx')).Ruler,
  durationInFrames: 120,
  posterFrame: 75,
});
