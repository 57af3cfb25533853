import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A Lottie animation',
  caption: 'The JSON file is fetched once; from then on, each frame of the video shows a frame of the animation.',
  alt: 'Three rings in red, amber and white, one inside the other, at different stages of opening',
  component: async () => (await import('./Rings')).Rings,
  durationInFrames: 120,
  posterFrame: 22,
});
