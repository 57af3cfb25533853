import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Slow-motion playback',
  caption:
    'The video starts at frame 45 of the file, and each frame of the composition moves it forward by half a frame.',
  alt: 'A train on the coast, above a progress bar and the text "frame 67.5 of the file"',
  component: async () => (await import('./SlowMotion.tsx')).SlowMotion,
  durationInFrames: 120,
  posterFrame: 45,
  controls: {
    startFrom: {kind: 'number', label: 'Start from', min: 0, max: 60, step: 15, initial: 45},
    playbackRate: {kind: 'number', label: 'Playback rate', min: 0.25, max: 1, step: 0.25, initial: 0.5},
  },
});
