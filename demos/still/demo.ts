import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A social card',
  caption: 'This still is a single image of 1200 by 630 pixels, and its title and color are props.',
  alt: 'A card with the title "Release notes" on an off-white background, next to a red and a black circle',
  component: async () => (await import('./SocialCard.tsx')).SocialCard,
  width: 1200,
  height: 630,
  durationInFrames: 1,
  posterFrame: 0,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 26, initial: 'Release notes'},
    color: {kind: 'color', label: 'Color', initial: '#ff5c3e'},
  },
});
