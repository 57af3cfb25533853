import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A card in two typefaces',
  caption: 'Both typefaces come from files of the project, and no frame is drawn before they are there.',
  alt: 'On a light card: Line 4, 19:42 in a typewriter face, a red line, and The last train in bold',
  component: async () => (await import('./TitleCard')).TitleCard,
  durationInFrames: 90,
  posterFrame: 60,
});
