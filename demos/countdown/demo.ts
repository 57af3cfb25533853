import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A countdown',
  caption: 'The number and the bar are computed from the frame, the frame rate and the duration.',
  alt: 'The digit 3 in the middle, and a red bar over half of the upper edge',
  component: async () => (await import('./Countdown')).Countdown,
  durationInFrames: 150,
  posterFrame: 75,
  controls: {color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'}},
});
