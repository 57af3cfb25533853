import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Turning tiles',
  caption: 'Four waves turn 66 tiles by a quarter each, so that the last frame leads back to the first.',
  alt: 'A grid of tiles with quarter and half circles, bars and triangles in red, amber, blue, black and white, and on a black plate: Frame by frame',
  component: async () => (await import('./Tiles')).Tiles,
  durationInFrames: 220,
  posterFrame: 58,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 14, initial: 'Frame by frame'},
    color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'},
    seed: {kind: 'number', label: 'Pattern', min: 1, max: 40, step: 1, initial: 12},
  },
});
