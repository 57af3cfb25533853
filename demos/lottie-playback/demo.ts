import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Speed, direction, repetition',
  caption: 'The animation has 60 frames: at half the speed, one round takes 120 frames of the video.',
  alt: 'Rings that open, beside playbackRate 0.5, direction forward and loop true',
  component: async () => (await import('./LottiePlayback')).LottiePlayback,
  durationInFrames: 120,
  posterFrame: 44,
  controls: {
    playbackRate: {kind: 'number', label: 'Playback rate', min: 0.5, max: 3, step: 0.5, initial: 0.5},
    direction: {kind: 'choice', label: 'Direction', options: ['forward', 'backward'], initial: 'forward'},
    loop: {kind: 'choice', label: 'Loop', options: ['true', 'false'], initial: 'true'},
  },
});
