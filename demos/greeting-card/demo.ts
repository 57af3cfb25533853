import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A personalized greeting card',
  caption:
    'The name, the message and the color are props, so you get a different card from the same component when you change them.',
  alt: 'An amber card with an off-white border and the text "Ada, thank you for ten years"',
  component: async () => (await import('./Greeting.tsx')).Greeting,
  durationInFrames: 90,
  posterFrame: 60,
  controls: {
    name: {kind: 'text', label: 'Name', maxLength: 24, initial: 'Ada'},
    message: {kind: 'text', label: 'Message', maxLength: 25, initial: 'thank you for ten years'},
    color: {kind: 'color', label: 'Color', initial: '#f5b84c'},
  },
});
