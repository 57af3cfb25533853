import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Layers of a picture',
  caption: 'Three boxes of the same size lie on top of each other; moved apart, each shows what it adds.',
  alt: 'Three layers of a picture pulled apart: a blue ground, an amber sun and the title Harbour news',
  component: async () => (await import('./Layers')).Layers,
  durationInFrames: 130,
  posterFrame: 65,
});
