import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Again from frame 0',
  caption: 'Each amber bar is a pass: when one ends, the frame inside goes back to 0 and the ball starts anew.',
  alt: 'A ball high above its line, frame 12 of the pass, over four bars with the playhead in the third',
  component: async () => (await import('./BouncingBall')).BouncingBall,
  durationInFrames: 120,
  posterFrame: 72,
  controls: {
    durationInFrames: {kind: 'number', label: 'Duration in frames', min: 15, max: 60, step: 5, initial: 30},
  },
});
