import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A year in review',
  caption: 'Three scenes of a <Series> from a name, a number and a colour: one component makes everyone’s video.',
  alt: 'On black: a field of dots, most of them blue, above the figure 824 and the words commits in 52 weeks',
  component: async () => (await import('./YearInReview')).YearInReview,
  width: 720,
  height: 1280,
  durationInFrames: 180,
  posterFrame: 112,
  controls: {
    name: {kind: 'text', label: 'Name', maxLength: 7, initial: 'Grace'},
    commits: {kind: 'number', label: 'Commits', min: 12, max: 2400, step: 4, initial: 824},
    color: {kind: 'color', label: 'Colour', initial: '#5b9dff'},
  },
});
