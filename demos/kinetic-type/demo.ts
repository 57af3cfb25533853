import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A word that breathes',
  caption:
    'A sine wave distributes the height among five lines, and the taller a line gets, the lighter its font becomes.',
  alt: 'The word MOTION on five lines of different heights, in black on red',
  component: async () => (await import('./KineticType.tsx')).KineticType,
  width: 1080,
  height: 1080,
  durationInFrames: 120,
  posterFrame: 36,
  controls: {
    word: {kind: 'text', label: 'Word', maxLength: 9, initial: 'Motion'},
    color: {kind: 'color', label: 'Background color', initial: '#ff5c3e'},
  },
});
