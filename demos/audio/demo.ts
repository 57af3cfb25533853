import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A song with adjustable volume',
  caption:
    'The disc pulses with the beat and grows with the volume; unmute the video to hear four seconds of the song.',
  alt: 'A red disc next to the title "Evening train" and the text "volume 0.8", with eight of ten bars lit',
  component: async () => (await import('./NowPlaying.tsx')).NowPlaying,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
  controls: {volume: {kind: 'number', label: 'Volume', min: 0, max: 1, step: 0.1, initial: 0.8}},
});
