import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Loaded before it shows',
  caption: 'The clip is in memory while the title still stands, so it starts at once on frame 60.',
  alt: 'The title The evening train, and below it: coast.webm in memory',
  component: async () => (await import('./PrefetchedClip')).PrefetchedClip,
  durationInFrames: 150,
  posterFrame: 40,
});
