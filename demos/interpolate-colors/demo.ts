import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'From colour to colour',
  caption: 'Between frames 15 and 75 the large field goes through the colours of the row; before and after, it holds.',
  alt: 'A large field a third of the way from amber to violet, over seven swatches and the colour as a string',
  component: async () => (await import('./ColorBlend')).ColorBlend,
  durationInFrames: 90,
  posterFrame: 36,
  controls: {
    start: {kind: 'color', label: 'Start', initial: '#f5b84c'},
    end: {kind: 'color', label: 'End', initial: '#b78cff'},
  },
});
