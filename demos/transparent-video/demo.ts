import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A video with nothing behind it',
  caption: 'The clip has an alpha channel, so that the stripes move on right up to the figure.',
  alt: 'A hopping red figure, cut out, before slanted blue stripes',
  component: async () => (await import('./Overlay')).Overlay,
  durationInFrames: 60,
  posterFrame: 40,
  controls: {color: {kind: 'color', label: 'Stripes', initial: '#5b9dff'}},
});
