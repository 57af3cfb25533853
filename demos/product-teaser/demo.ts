import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'A teaser for an app',
  caption: 'Three waves rise on the screen of a phone, and the number above them shows the height of the same tide.',
  alt: 'The headline "Know the tide before you go" above a phone that is half full of blue waves and shows 3.4 m',
  component: async () => (await import('./ProductTeaser.tsx')).ProductTeaser,
  width: 720,
  height: 1280,
  durationInFrames: 150,
  posterFrame: 120,
  controls: {
    claim: {kind: 'text', label: 'Headline', maxLength: 28, initial: 'Know the tide before you go'},
    color: {kind: 'color', label: 'Water color', initial: '#2f6fed'},
  },
});
