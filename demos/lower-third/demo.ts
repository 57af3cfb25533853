import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A lower third',
  caption: 'One component for every guest: name, role and colour are props.',
  alt: 'A harbour at night; below, on a dark plate with a red edge: Ada Lindqvist, Lighthouse keeper',
  component: async () => (await import('./LowerThird')).LowerThird,
  durationInFrames: 120,
  posterFrame: 60,
  controls: {
    name: {kind: 'text', label: 'Name', maxLength: 18, initial: 'Ada Lindqvist'},
    role: {kind: 'text', label: 'Role', maxLength: 32, initial: 'Lighthouse keeper'},
    color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'},
  },
});
