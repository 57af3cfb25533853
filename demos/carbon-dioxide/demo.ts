import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Sixty years of CO₂',
  caption:
    'A single eased value, the year, drives the line, the dot, the number and the highlighted labels, so they always match.',
  alt: 'A red line chart that gets steeper as it rises from 317 ppm in 1960 to 414 ppm in 2020',
  component: async () => (await import('./CarbonDioxide.tsx')).CarbonDioxide,
  durationInFrames: 150,
  posterFrame: 135,
});
