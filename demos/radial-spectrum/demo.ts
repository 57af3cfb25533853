import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A circular audio visualizer',
  caption:
    'The frequency spectrum of a song forms a ring around its cover, and a white line shows how much of the song has played.',
  alt: 'A round cover with a train at sunset inside a ring of amber bars, which are longest at the top',
  component: async () => (await import('./RadialSpectrum.tsx')).RadialSpectrum,
  width: 1080,
  height: 1080,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
  controls: {color: {kind: 'color', label: 'Bar color', initial: '#f5b84c'}},
});
