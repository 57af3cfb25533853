import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Your year in commits',
  caption:
    'The three scenes of a <Series> are created from a name, a number and a color, so one component can make a video for every user.',
  alt: 'A field of dots on black, most of them blue, above the number 824 and the words "commits in 52 weeks"',
  component: async () => (await import('./YearInReview.tsx')).YearInReview,
  width: 720,
  height: 1280,
  durationInFrames: 180,
  posterFrame: 112,
  controls: {
    name: {kind: 'text', label: 'Name', maxLength: 20, initial: 'Grace'},
    commits: {kind: 'number', label: 'Commits', min: 12, max: 2400, step: 4, initial: 824},
    color: {kind: 'color', label: 'Color', initial: '#5b9dff'},
  },
});
