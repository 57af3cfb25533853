import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'An audiogram for a song',
  caption:
    'A cover image, a title and bars that follow the sound are all you need to share a song or a podcast as a video.',
  alt: 'A cover with a train at sunset, next to the title "Evening train" and a symmetric row of red bars',
  component: async () => (await import('./Audiogram.tsx')).Audiogram,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 14, initial: 'Evening train'},
    color: {kind: 'color', label: 'Bar color', initial: '#ff5c3e'},
  },
});
