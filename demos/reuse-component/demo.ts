import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Three features, one component',
  caption: 'The same component slides in three times, 30 frames apart, with different props each time.',
  alt: 'Two lines with colored discs, "Works offline" and "Syncs in seconds", and a third one that is sliding in from the left',
  component: async () => (await import('./Features.tsx')).Features,
  durationInFrames: 120,
  posterFrame: 72,
});
