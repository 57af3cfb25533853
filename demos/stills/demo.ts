import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A preview image for links',
  caption: 'A still of 1200 by 630 pixels has the right size for the preview that appears when someone shares a link.',
  alt: 'A card with the title "A night at the harbor" next to a lighthouse at night',
  component: async () => (await import('./ArticleCard.tsx')).ArticleCard,
  width: 1200,
  height: 630,
  durationInFrames: 1,
  posterFrame: 0,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 40, initial: 'A night at the harbor'},
    author: {kind: 'text', label: 'Author', maxLength: 24, initial: 'by Ada Lindqvist'},
  },
});
