import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A video in a video',
  caption: 'Wherever you seek, the frame shows the matching position in the video file.',
  alt: 'A red train in front of the setting sun on the coast, with the text "2.8 s"',
  component: async () => (await import('./Coast.tsx')).Coast,
  durationInFrames: 180,
  posterFrame: 84,
});
