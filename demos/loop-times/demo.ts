import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Count the passes',
  caption: 'The ring fills once in each pass; the number of the round is computed from the frame outside of the loop.',
  alt: 'Round 2 beside a ring that is three quarters full; the second of four dots is lit',
  component: async () => (await import('./Rounds')).Rounds,
  durationInFrames: 120,
  posterFrame: 52,
  controls: {times: {kind: 'number', label: 'Times', min: 1, max: 4, step: 1, initial: 4}},
});
