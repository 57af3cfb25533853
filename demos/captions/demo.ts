import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Captions, word by word',
  caption:
    'A JSON file contains the time at which each word is spoken, and the current frame decides which word is highlighted.',
  alt: 'A train on the coast with the caption "leaves the coast", in which the last word is amber',
  component: async () => (await import('./Captions.tsx')).Captions,
  durationInFrames: 156,
  posterFrame: 80,
  controls: {color: {kind: 'color', label: 'Color of the spoken word', initial: '#f5b84c'}},
});
