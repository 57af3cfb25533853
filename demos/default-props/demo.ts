import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'One component, different props',
  caption: 'The title and the color are props of the component, and the composition sets their default values.',
  alt: 'The title "Twelve months" in black below a red bar on an off-white background',
  component: async () => (await import('./Trailer.tsx')).Trailer,
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 15, initial: 'Twelve months'},
    color: {kind: 'color', label: 'Color', initial: '#ff5c3e'},
  },
});
