import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'An animated bar chart',
  caption: 'Each bar starts rising four frames after the previous one, overshoots its height and settles.',
  alt: 'A bar chart with seven red bars, each as tall as the two before it combined',
  component: async () => (await import('./Bars.tsx')).Bars,
  durationInFrames: 90,
  posterFrame: 34,
  controls: {
    color: {kind: 'color', label: 'Color', initial: '#ff7a5c'},
  },
});
