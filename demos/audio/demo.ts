import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A song with a volume',
  caption: 'The disc moves on each beat of the song, as far as it is loud. Unmute it to hear four seconds.',
  alt: 'A red disc beside the title Evening train and a meter of which eight of ten bars are lit, for the volume 0.8',
  component: async () => (await import('./NowPlaying')).NowPlaying,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
  controls: {volume: {kind: 'number', label: 'Volume', min: 0, max: 1, step: 0.1, initial: 0.8}},
});
