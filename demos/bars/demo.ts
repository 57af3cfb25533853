import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Bars with some weight',
  caption: 'Each bar rises four frames after the one before it, shoots past its height, and settles.',
  alt: 'Seven bars under the title Fibonacci, each the sum of the two before it, the last one in red',
  component: async () => (await import('./Bars')).Bars,
  durationInFrames: 90,
  posterFrame: 34,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 20, initial: 'Fibonacci'},
    color: {kind: 'color', label: 'Tallest bar', initial: '#ff7a5c'},
  },
});
