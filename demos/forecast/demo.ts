import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'The weather for a place',
  caption: 'Three rows of data choose colours and pictures. A program can render this every morning.',
  alt: 'Three cards: Friday with a red sun, 24 degrees; Saturday with a cloud, 19; Sunday with rain, 15',
  component: async () => (await import('./Forecast')).Forecast,
  width: 1080,
  height: 1080,
  durationInFrames: 150,
  posterFrame: 80,
  controls: {place: {kind: 'text', label: 'Place', maxLength: 14, initial: 'Lighthouse'}},
});
