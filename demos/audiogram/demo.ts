import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A song to look at',
  caption: 'Cover, title and bars that follow the sound: all that a podcast needs to be shared as a video.',
  alt: 'A cover with a sunset beside the title Evening train and a symmetric row of red bars',
  component: async () => (await import('./Audiogram')).Audiogram,
  durationInFrames: 120,
  posterFrame: 62,
  sound: true,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 14, initial: 'Evening train'},
    color: {kind: 'color', label: 'Bars', initial: '#ff5c3e'},
  },
});
