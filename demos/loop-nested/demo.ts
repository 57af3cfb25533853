import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A loop inside a loop',
  caption: 'The inner loop counts to 19 twice, and its third pass is cut short when the outer loop starts over.',
  alt: 'Two counters, 28 for the outer and 8 for the inner loop, above a bar for each pass of both loops',
  component: async () => (await import('./LoopNested.tsx')).LoopNested,
  durationInFrames: 150,
  posterFrame: 78,
});
