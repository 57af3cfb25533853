import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Tracks on a timeline',
  caption: 'Each sequence has a track, and the preview at the top shows the sequences that the playhead crosses.',
  alt: 'A small amber preview with the word "Harbor" and a blue disc, above three tracks named Backdrop, Title and Sun',
  component: async () => (await import('./Tracks.tsx')).Tracks,
  durationInFrames: 120,
  posterFrame: 72,
});
