import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A five-second countdown',
  caption: 'The number and the progress bar are calculated from the current frame, the frame rate and the duration.',
  alt: 'A large number 3 below a red progress bar that fills half of the width',
  component: async () => (await import('./Countdown.tsx')).Countdown,
  durationInFrames: 150,
  posterFrame: 75,
  controls: {color: {kind: 'color', label: 'Color', initial: '#ff5c3e'}},
});
