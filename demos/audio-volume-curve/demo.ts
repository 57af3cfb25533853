import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A volume curve',
  caption:
    'Remotion calls the volume function for every frame, which fades the music in and out; unmute the video to hear it.',
  alt: 'A volume curve that rises, stays at the top and falls, with the playhead at a volume of 0.67',
  component: async () => (await import('./FadedMusic.tsx')).FadedMusic,
  durationInFrames: 151,
  posterFrame: 30,
  sound: true,
});
