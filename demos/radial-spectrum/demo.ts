import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A ring of sound',
  caption: 'The spectrum of a song, bent into a ring around its cover. The white line shows how much has been played.',
  alt: 'A round cover with a train at sunset inside a ring of amber bars, longest at the top',
  component: async () => (await import('./RadialSpectrum')).RadialSpectrum,
  width: 1080,
  height: 1080,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
  controls: {color: {kind: 'color', label: 'Bars', initial: '#f5b84c'}},
});
