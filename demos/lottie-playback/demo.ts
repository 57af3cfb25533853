import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Speed, direction and loop',
  caption: 'The animation has 60 frames, so at half the speed, it takes 120 frames of the video to play once.',
  alt: 'Three rings next to the values playbackRate 0.5, direction forward and loop true',
  component: async () => (await import('./LottiePlayback.tsx')).LottiePlayback,
  durationInFrames: 120,
  posterFrame: 44,
  controls: {
    playbackRate: {kind: 'number', label: 'Playback rate', min: 0.5, max: 3, step: 0.5, initial: 0.5},
    direction: {kind: 'choice', label: 'Direction', options: ['forward', 'backward'], initial: 'forward'},
    loop: {kind: 'choice', label: 'Loop', options: ['true', 'false'], initial: 'true'},
  },
});
