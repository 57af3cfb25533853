import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Count the passes',
  caption:
    'The ring fills once per pass, and the number of the round is calculated outside of the loop, where the frame keeps increasing.',
  alt: 'The text "Round 2" next to a ring that is three quarters full, with the second of four dots lit',
  component: async () => (await import('./Rounds.tsx')).Rounds,
  durationInFrames: 120,
  posterFrame: 52,
  controls: {times: {kind: 'number', label: 'Times', min: 1, max: 4, step: 1, initial: 4}},
});
