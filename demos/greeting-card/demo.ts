import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A card for everyone',
  caption: 'Name, message and colour are props: change them, and the same component draws another card.',
  alt: 'An amber card with a white border: Ada, thank you for ten years',
  component: async () => (await import('./Greeting')).Greeting,
  durationInFrames: 90,
  posterFrame: 60,
  controls: {
    name: {kind: 'text', label: 'Name', maxLength: 8, initial: 'Ada'},
    message: {kind: 'text', label: 'Message', maxLength: 25, initial: 'thank you for ten years'},
    color: {kind: 'color', label: 'Colour', initial: '#f5b84c'},
  },
});
