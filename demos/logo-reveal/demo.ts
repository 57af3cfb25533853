import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A logo lights up',
  caption: 'Four outlines draw themselves, fill with colour, and make room for the name, which comes letter by letter.',
  alt: 'A lighthouse in red and white throws an amber beam behind the word Harbour on dark blue',
  component: async () => (await import('./LogoReveal')).LogoReveal,
  durationInFrames: 120,
  posterFrame: 110,
  controls: {name: {kind: 'text', label: 'Name', maxLength: 8, initial: 'Harbour'}},
});
