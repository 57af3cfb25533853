import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Three stacked layers',
  caption:
    'Three <AbsoluteFill> elements cover the same area; when they move apart, you can see what each layer contributes.',
  alt: 'Three layers spread apart diagonally: a blue background, an amber sun and the title "Harbor news"',
  component: async () => (await import('./Layers.tsx')).Layers,
  durationInFrames: 130,
  posterFrame: 65,
});
