import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A constellation from a word',
  caption:
    'Every star stays where it is because its position only depends on the seed; type another word to get a different sky.',
  alt: 'Eight bright stars connected by a blue line among many faint ones, above the word "orion"',
  component: async () => (await import('./Constellation.tsx')).Constellation,
  durationInFrames: 120,
  posterFrame: 70,
  controls: {seed: {kind: 'text', label: 'Seed', maxLength: 24, initial: 'orion'}},
});
