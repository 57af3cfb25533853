import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A slow zoom',
  caption: 'The scale increases a little with every frame, which zooms in toward the setting sun.',
  alt: 'A train in front of a setting sun on the coast, zoomed in, with the text "scale 1.24"',
  component: async () => (await import('./SlowZoom.tsx')).SlowZoom,
  durationInFrames: 120,
  posterFrame: 72,
  controls: {zoom: {kind: 'number', label: 'Zoom', min: 1, max: 1.8, step: 0.1, initial: 1.4}},
});
