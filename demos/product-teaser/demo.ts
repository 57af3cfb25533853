import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A teaser for an app',
  caption: 'Three waves rise on the screen of a phone, and the figure above counts the same tide.',
  alt: 'The claim Know the tide before you go above a phone half full of blue waves that shows 3.4 m',
  component: async () => (await import('./ProductTeaser')).ProductTeaser,
  width: 720,
  height: 1280,
  durationInFrames: 150,
  posterFrame: 120,
  controls: {
    claim: {kind: 'text', label: 'Claim', maxLength: 28, initial: 'Know the tide before you go'},
    color: {kind: 'color', label: 'Water', initial: '#2f6fed'},
  },
});
