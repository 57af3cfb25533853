import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A split-flap display',
  caption:
    'Each flap turns through the alphabet until it shows its letter, and since its position is calculated from the frame, it works without state.',
  alt: 'Two rows of black flaps: LIGHTHOUSE in white and LINE4 1942 in amber',
  component: async () => (await import('./SplitFlap.tsx')).SplitFlap,
  durationInFrames: 170,
  posterFrame: 165,
  controls: {
    first: {kind: 'text', label: 'First row', maxLength: 10, initial: 'Lighthouse'},
    second: {kind: 'text', label: 'Second row', maxLength: 10, initial: 'Line4 1942'},
  },
});
