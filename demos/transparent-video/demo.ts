import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A transparent video',
  caption: 'The video has an alpha channel, so you can see the moving stripes right up to the edges of the badge.',
  alt: 'A red badge with a play icon in front of slanted blue stripes',
  component: async () => (await import('./Overlay.tsx')).Overlay,
  durationInFrames: 60,
  posterFrame: 40,
  controls: {color: {kind: 'color', label: 'Stripe color', initial: '#5b9dff'}},
});
