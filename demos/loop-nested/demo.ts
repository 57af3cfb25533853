import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A loop in a loop',
  caption: 'The inner loop counts to 19 twice; its third pass is cut short when the outer loop starts over.',
  alt: 'Two counters, 28 in the outer and 8 in the inner loop, over bars for the passes of each',
  component: async () => (await import('./LoopNested')).LoopNested,
  durationInFrames: 150,
  posterFrame: 78,
});
