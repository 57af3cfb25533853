import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Back to frame 0',
  caption:
    'Each amber bar is one pass: when it ends, the frame number inside the loop returns to 0 and the ball bounces again.',
  alt: 'A ball in the air next to the text "Frame of the pass 12", above four bars with the playhead in the third one',
  component: async () => (await import('./BouncingBall.tsx')).BouncingBall,
  durationInFrames: 120,
  posterFrame: 72,
  controls: {
    durationInFrames: {kind: 'number', label: 'Duration in frames', min: 15, max: 60, step: 5, initial: 30},
  },
});
