import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A badge in 3D',
  caption: 'The angle comes from the frame, so that after the last frame the turn begins anew without a jump.',
  alt: 'A thick red tile with rounded corners and a white triangle through it, turned to the side',
  component: async () => (await import('./Badge')).Badge,
  durationInFrames: 120,
  posterFrame: 12,
  controls: {color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'}},
});
