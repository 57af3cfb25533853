import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A slow zoom',
  caption: 'The picture grows a little with each frame, towards the setting sun.',
  alt: 'A train before a setting sun at the coast, enlarged, with its scale as a number',
  component: async () => (await import('./SlowZoom')).SlowZoom,
  durationInFrames: 120,
  posterFrame: 72,
  controls: {zoom: {kind: 'number', label: 'Zoom', min: 1, max: 1.8, step: 0.1, initial: 1.4}},
});
