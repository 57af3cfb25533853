import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The loudness of a song',
  caption: 'The first seconds of the song as 40 bars; the beats stand out, and the playhead runs over them.',
  alt: 'A waveform of bars with eight peaks, amber up to the playhead and grey behind it',
  component: async () => (await import('./Waveform')).Waveform,
  durationInFrames: 120,
  posterFrame: 70,
  sound: true,
  controls: {seconds: {kind: 'number', label: 'Seconds', min: 4, max: 8, step: 1, initial: 4}},
});
