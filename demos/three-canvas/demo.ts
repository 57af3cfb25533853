import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A badge in 3D',
  caption: 'The angle is calculated from the frame and completes one full turn, so the video loops without a jump.',
  alt: 'A thick red tile with rounded corners and a white play icon, turned to the side',
  component: async () => (await import('./Badge.tsx')).Badge,
  durationInFrames: 120,
  posterFrame: 12,
  controls: {color: {kind: 'color', label: 'Color', initial: '#ff5c3e'}},
});
