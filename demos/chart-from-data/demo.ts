import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A chart from a file',
  caption: 'Six rows of a JSON file: each bar grows a little after the one before, and its number with it.',
  alt: 'Six bars from April to September over their months, the highest, 910 in August, in red',
  component: async () => (await import('./Passengers')).Passengers,
  durationInFrames: 120,
  posterFrame: 80,
});
