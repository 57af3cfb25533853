import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A logo reveal',
  caption:
    'Four outlines are drawn and filled with color, and the lighthouse then moves aside to make room for the name, which appears letter by letter.',
  alt: 'A red and white lighthouse shines an amber beam behind the word "Harbor" on dark blue',
  component: async () => (await import('./LogoReveal.tsx')).LogoReveal,
  durationInFrames: 120,
  posterFrame: 110,
  controls: {name: {kind: 'text', label: 'Name', maxLength: 8, initial: 'Harbor'}},
});
