import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Metadata of a Lottie file',
  caption: 'The size, the frame rate and the duration are read from the JSON file before the animation is rendered.',
  alt: 'Three rings next to the size 480 × 480, the frame rate 30 and the duration 2 s',
  component: async () => (await import('./LottieFacts.tsx')).LottieFacts,
  durationInFrames: 120,
  posterFrame: 22,
});
