import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'One component, three moments',
  caption: 'The same line slides in three times, 30 frames apart, with another text each time.',
  alt: 'Two lines with a coloured disc, Works offline and Syncs in seconds, and a third one sliding in from the left',
  component: async () => (await import('./Features')).Features,
  durationInFrames: 120,
  posterFrame: 72,
});
