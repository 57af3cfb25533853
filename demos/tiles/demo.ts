import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Turning tiles',
  caption: 'Four waves turn each of the 66 tiles by 90 degrees, so the last frame matches the first one.',
  alt: 'A grid of colorful tiles with quarter circles, half circles, bars and triangles, and the title "Frame by frame" on a black label',
  component: async () => (await import('./Tiles.tsx')).Tiles,
  durationInFrames: 220,
  posterFrame: 58,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 14, initial: 'Frame by frame'},
    color: {kind: 'color', label: 'Color', initial: '#ff5c3e'},
    seed: {kind: 'number', label: 'Pattern', min: 1, max: 40, step: 1, initial: 12},
  },
});
