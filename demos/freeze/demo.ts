import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Freeze a frame',
  caption: 'Both clocks are the same component, but the one inside <Freeze> always gets the same frame number.',
  alt: 'Two clocks: the running one is at frame 66, the frozen one is at frame 30',
  component: async () => (await import('./Frozen.tsx')).Frozen,
  durationInFrames: 90,
  posterFrame: 66,
  controls: {heldFrame: {kind: 'number', label: 'Frozen frame', min: 0, max: 89, step: 1, initial: 30}},
});
