import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Preloaded video and audio',
  caption: 'The browser loads the video and the song while the title is visible, so both can start at frame 60.',
  alt: 'A train on the coast above a timeline with the sections "preloads" and "plays", with the playhead in the second one',
  component: async () => (await import('./PreloadedScene.tsx')).PreloadedScene,
  durationInFrames: 147,
  posterFrame: 110,
  sound: true,
});
