import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A departure board',
  caption: 'The rows are fetched over the network, and Remotion waits for them before it renders a frame.',
  alt: 'A departure board with the times, destinations and platforms of four trains',
  component: async () => (await import('./Departures.tsx')).Departures,
  durationInFrames: 90,
  posterFrame: 60,
});
