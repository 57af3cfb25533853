import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A lower third',
  caption: 'The name, the role and the color are props, so you can use the same component for every guest.',
  alt: 'A harbor at night, with the text "Ada Lindqvist, Lighthouse keeper" on a dark label with a red edge',
  component: async () => (await import('./LowerThird.tsx')).LowerThird,
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    name: {kind: 'text', label: 'Name', maxLength: 18, initial: 'Ada Lindqvist'},
    role: {kind: 'text', label: 'Role', maxLength: 32, initial: 'Lighthouse keeper'},
    color: {kind: 'color', label: 'Color', initial: '#ff5c3e'},
  },
});
