import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A quote for a story',
  caption: 'The words come into focus one after the other, and the author appears once all of them are visible.',
  alt: 'A quote by William Blake on amber, with a red and a white disc: What is now proved was once only imagined.',
  component: async () => (await import('./Quote.tsx')).Quote,
  width: 720,
  height: 1280,
  durationInFrames: 150,
  posterFrame: 120,
  controls: {
    text: {
      kind: 'text',
      label: 'Quote',
      maxLength: 60,
      initial: 'What is now proved was once only imagined.',
    },
    author: {kind: 'text', label: 'Author', maxLength: 24, initial: 'William Blake'},
    color: {kind: 'color', label: 'Background color', initial: '#f5b84c'},
  },
});
