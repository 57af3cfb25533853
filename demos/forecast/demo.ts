import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A weather forecast',
  caption:
    'Three rows of data determine the color, the icon and the temperature of each card, so a program could render a new forecast every morning.',
  alt: 'Three cards below the word "Lighthouse": a sun and 24° on Friday, a cloud and 19° on Saturday, rain and 15° on Sunday',
  component: async () => (await import('./Forecast.tsx')).Forecast,
  width: 1080,
  height: 1080,
  durationInFrames: 150,
  posterFrame: 80,
  controls: {place: {kind: 'text', label: 'Place', maxLength: 14, initial: 'Lighthouse'}},
});
