import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Bars from a file',
  caption: 'The heights come from a JSON file; a render waits for it, so no frame lacks its bars.',
  alt: 'A chart with the heading Visitors and seven red bars, the sixth of them the highest',
  component: async () => (await import('./Visitors')).Visitors,
  durationInFrames: 90,
  posterFrame: 70,
});
