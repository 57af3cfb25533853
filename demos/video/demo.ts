import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A video in a video',
  caption: 'Each frame shows the position of the file that belongs to it, however you seek.',
  alt: 'A red train before the setting sun at a coast, with the label 2.8 s',
  component: async () => (await import('./Coast')).Coast,
  durationInFrames: 180,
  posterFrame: 84,
});
