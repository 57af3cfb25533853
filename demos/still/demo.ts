import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A social card',
  caption: 'A single frame of 1200 by 630 pixels, drawn from two props.',
  alt: 'A card with the title Release notes on paper white, beside a red and a black circle',
  component: async () => (await import('./SocialCard')).SocialCard,
  width: 1200,
  height: 630,
  durationInFrames: 1,
  posterFrame: 0,
  controls: {
    title: {kind: 'text', label: 'Title', maxLength: 26, initial: 'Release notes'},
    color: {kind: 'color', label: 'Colour', initial: '#ff5c3e'},
  },
});
