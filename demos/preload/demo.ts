import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Preloaded behind the title',
  caption: 'The browser fetches clip and song while the title stands; both begin together on frame 60.',
  alt: 'A train at the coast over a timeline: first preloads, then, where the playhead is, plays',
  component: async () => (await import('./PreloadedScene')).PreloadedScene,
  durationInFrames: 147,
  posterFrame: 110,
  sound: true,
});
