import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Facts of a Lottie file',
  caption: 'Size, frames a second and length stand in the JSON file, before anything is drawn.',
  alt: 'Rings that open, beside size 480 × 480, fps 30 and duration 2 s',
  component: async () => (await import('./LottieFacts')).LottieFacts,
  durationInFrames: 120,
  posterFrame: 22,
});
