import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A card with two fonts',
  caption:
    'Both fonts are loaded from files in the project, and Remotion waits for them before it renders the first frame.',
  alt: 'A light card with "Line 4, 19:42" in a monospaced font, a red line, and "The last train" in bold',
  component: async () => (await import('./TitleCard.tsx')).TitleCard,
  durationInFrames: 90,
  posterFrame: 60,
});
