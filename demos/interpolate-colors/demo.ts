import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'From one color to another',
  caption:
    'The large area blends from the first color to the second between frames 15 and 75, and keeps its color before and after.',
  alt: 'A large area that is a third of the way from amber to violet, above seven swatches and the color as a string',
  component: async () => (await import('./ColorBlend.tsx')).ColorBlend,
  durationInFrames: 90,
  posterFrame: 36,
  controls: {
    start: {kind: 'color', label: 'Start color', initial: '#f5b84c'},
    end: {kind: 'color', label: 'End color', initial: '#b78cff'},
  },
});
