import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Tracks of a timeline',
  caption: 'Each sequence has a track of its own; the picture above holds those that the playhead crosses.',
  alt: 'A small amber picture with the word Harbour and a blue disc, over three tracks, Backdrop, Title and Sun',
  component: async () => (await import('./Tracks')).Tracks,
  durationInFrames: 120,
  posterFrame: 72,
});
