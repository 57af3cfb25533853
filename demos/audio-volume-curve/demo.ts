import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Volume as a function',
  caption: 'The function that fades the music in and out is called for each frame. Unmute it to hear it.',
  alt: 'A curve that rises, holds and falls, with the playhead on its rise where the volume is 0.67',
  component: async () => (await import('./FadedMusic')).FadedMusic,
  durationInFrames: 151,
  posterFrame: 30,
  sound: true,
});
