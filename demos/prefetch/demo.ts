import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A prefetched video',
  caption: 'The video is loaded into memory while you read the title, so it can start without a delay at frame 60.',
  alt: 'The title "The evening train" above the text "coast.webm in memory"',
  component: async () => (await import('./PrefetchedClip.tsx')).PrefetchedClip,
  durationInFrames: 150,
  posterFrame: 40,
});
