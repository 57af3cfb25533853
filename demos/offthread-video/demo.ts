import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Slow motion from the middle',
  caption: 'The video starts 45 frames into the file and moves on by half a frame of it at a time.',
  alt: 'A train at the coast, over a strip that shows frame 67.5 of the file',
  component: async () => (await import('./SlowMotion')).SlowMotion,
  durationInFrames: 120,
  posterFrame: 45,
  controls: {
    startFrom: {kind: 'number', label: 'startFrom', min: 0, max: 60, step: 15, initial: 45},
    playbackRate: {kind: 'number', label: 'Playback rate', min: 0.25, max: 1, step: 0.25, initial: 0.5},
  },
});
