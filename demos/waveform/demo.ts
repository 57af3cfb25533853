import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'The waveform of a song',
  caption:
    'The first seconds of the song are displayed as 40 bars, in which you can see the beats as the playhead moves across.',
  alt: 'A waveform with eight peaks, amber up to the playhead and gray after it',
  component: async () => (await import('./Waveform.tsx')).Waveform,
  durationInFrames: 120,
  posterFrame: 70,
  sound: true,
  controls: {seconds: {kind: 'number', label: 'Seconds', min: 4, max: 8, step: 1, initial: 4}},
});
