import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A chart from a JSON file',
  caption: 'The bars for the six rows of a JSON file grow one after the other, and the numbers above them count up.',
  alt: 'A bar chart of passengers from April to September, with the tallest bar, 910 in August, in red',
  component: async () => (await import('./Passengers.tsx')).Passengers,
  durationInFrames: 120,
  posterFrame: 80,
});
