import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A word that breathes',
  caption:
    'Five lines share one height. A sine decides how much of it each gets, and the weight of the typeface follows.',
  alt: 'The word MOTION five times, one line flat and heavy, the next tall and light, black on red',
  component: async () => (await import('./KineticType')).KineticType,
  width: 1080,
  height: 1080,
  durationInFrames: 120,
  posterFrame: 36,
  controls: {
    word: {kind: 'text', label: 'Word', maxLength: 9, initial: 'Motion'},
    color: {kind: 'color', label: 'Background', initial: '#ff5c3e'},
  },
});
