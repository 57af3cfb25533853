import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A line and a spring',
  caption: 'Both arrive within 28 frames: the upper one at an even pace and on the dot, the lower one with a swing.',
  alt: 'A blue square two fifths along its track; below it, a red one has shot past the same mark',
  component: async () => (await import('./Compared')).Compared,
  durationInFrames: 75,
  posterFrame: 26,
});
