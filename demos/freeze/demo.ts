import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Hold one frame',
  caption: 'The same clock twice: the left one runs, the right one is told the held frame, whatever the time.',
  alt: 'Two clocks, the running one at frame 66, the frozen one at frame 30',
  component: async () => (await import('./Frozen')).Frozen,
  durationInFrames: 90,
  posterFrame: 66,
  controls: {heldFrame: {kind: 'number', label: 'Held frame', min: 0, max: 89, step: 1, initial: 30}},
});
