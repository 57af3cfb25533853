import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Metadata of a video file',
  caption:
    "The size, the aspect ratio and the duration are read from the file, so you don't need to write them in your code.",
  alt: 'A video of a train on the coast, next to its width 640, height 360, aspect ratio 1.778 and 6.0 seconds',
  component: async () => (await import('./VideoFacts.tsx')).VideoFacts,
  durationInFrames: 120,
  posterFrame: 84,
});
