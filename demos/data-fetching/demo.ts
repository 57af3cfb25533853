import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A board of fetched rows',
  caption: 'The rows come over the network, but no frame is drawn without them.',
  alt: 'A departure board with four trains, their times in amber, and their platforms',
  component: async () => (await import('./Departures')).Departures,
  durationInFrames: 90,
  posterFrame: 60,
});
