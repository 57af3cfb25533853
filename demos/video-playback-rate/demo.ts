import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Two speeds',
  caption: 'The same file twice: at twice the speed, the train is past before the other one has arrived.',
  alt: 'Two pictures of a train at the coast; the one at twice the speed is twice as far in the file',
  component: async () => (await import('./TwoSpeeds')).TwoSpeeds,
  durationInFrames: 90,
  posterFrame: 45,
  controls: {playbackRate: {kind: 'number', label: 'Playback rate', min: 0.25, max: 2, step: 0.25, initial: 2}},
});
