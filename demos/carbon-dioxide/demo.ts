import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'Sixty years in five seconds',
  caption: 'One eased year moves everything: the line, the dot, the figure and the years that are lit.',
  alt: 'A red line climbs from 317 to 414 parts per million, from 1960 to 2020, and bends upwards',
  component: async () => (await import('./CarbonDioxide')).CarbonDioxide,
  durationInFrames: 150,
  posterFrame: 135,
});
