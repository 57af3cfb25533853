import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Captions word by word',
  caption: 'A file says when each word is spoken; the frame decides which one is lit.',
  alt: 'A train at the coast with the caption leaves the coast, the last word in amber',
  component: async () => (await import('./Captions')).Captions,
  durationInFrames: 156,
  posterFrame: 80,
  controls: {color: {kind: 'color', label: 'Spoken word', initial: '#f5b84c'}},
});
