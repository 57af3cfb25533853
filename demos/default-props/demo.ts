import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'One component, other props',
  caption: 'Title and colour are props of the component; a composition gives it the ones to start with.',
  alt: 'The title Twelve months in black below a red bar on paper white',
  component: async () => (await import('./Trailer')).Trailer,
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 15, initial: 'Twelve months'},
    color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'},
  },
});
