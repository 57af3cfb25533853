import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A Lottie animation',
  caption:
    'The JSON file is fetched once, and after that, each frame of the video shows the matching frame of the animation.',
  alt: 'Three rings in red, amber and white, one inside the other',
  component: async () => (await import('./Rings.tsx')).Rings,
  durationInFrames: 120,
  posterFrame: 22,
});
