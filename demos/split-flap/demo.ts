import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A board of flaps',
  caption: 'Each flap turns through the alphabet until it shows its letter. No state: the frame says how far it is.',
  alt: 'Two rows of black flaps: LIGHTHOUSE in white and LINE 4 1942 in amber',
  component: async () => (await import('./SplitFlap')).SplitFlap,
  durationInFrames: 170,
  posterFrame: 165,
  controls: {
    first: {kind: 'text', label: 'First row', maxLength: 10, initial: 'Lighthouse'},
    second: {kind: 'text', label: 'Second row', maxLength: 10, initial: 'Line4 1942'},
  },
});
