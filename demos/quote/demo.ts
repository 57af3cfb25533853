import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A quotation for a story',
  caption: 'The words come one after the other and into focus. The pace follows from how many there are.',
  alt: 'On amber with a red and a white disc: What is now proved was once only imagined. William Blake',
  component: async () => (await import('./Quote')).Quote,
  width: 720,
  height: 1280,
  durationInFrames: 150,
  posterFrame: 120,
  controls: {
    text: {
      kind: 'text',
      label: 'Quotation',
      maxLength: 60,
      initial: 'What is now proved was once only imagined.',
    },
    author: {kind: 'text', label: 'Author', maxLength: 24, initial: 'William Blake'},
    color: {kind: 'color', label: 'Background', initial: '#f5b84c'},
  },
});
