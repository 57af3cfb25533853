import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Facts of a video file',
  caption: 'Size, ratio and length are read from the file itself; nothing in the code says them.',
  alt: 'A clip of a train at the coast beside its width 640, height 360, ratio 1.778 and 6.0 seconds',
  component: async () => (await import('./VideoFacts')).VideoFacts,
  durationInFrames: 120,
  posterFrame: 84,
});
