import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A constellation of a seed',
  caption:
    'Every star stays where it is on all frames, because its place depends on the seed alone; another word is another sky.',
  alt: 'Eight bright stars joined by a blue line among many faint ones, over the word orion',
  component: async () => (await import('./Constellation')).Constellation,
  durationInFrames: 120,
  posterFrame: 70,
  controls: {seed: {kind: 'text', label: 'Seed', maxLength: 24, initial: 'orion'}},
});
