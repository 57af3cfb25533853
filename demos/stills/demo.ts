import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A card for a link',
  caption: 'A still of 1200 by 630 pixels: the picture that a page sends along when its link is shared.',
  alt: 'A card with the title A night at the harbour beside a lighthouse at night',
  component: async () => (await import('./ArticleCard')).ArticleCard,
  width: 1200,
  height: 630,
  durationInFrames: 1,
  posterFrame: 0,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 40, initial: 'A night at the harbour'},
    author: {kind: 'text', label: 'Author', maxLength: 24, initial: 'by Ada Lindqvist'},
  },
});
