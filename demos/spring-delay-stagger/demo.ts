import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'One after the other',
  caption: 'Each letter has the same spring; subtracting a few frames more for each starts it a little later.',
  alt: 'Five amber cards with the letters of HELLO, the first ones in place, the last ones still rising',
  component: async () => (await import('./Stagger')).Stagger,
  durationInFrames: 90,
  posterFrame: 23,
  controls: {delay: {kind: 'number', label: 'Delay in frames', min: 0, max: 12, step: 1, initial: 4}},
});
