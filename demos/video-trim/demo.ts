import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Part of a video',
  caption: 'The bar represents the whole file: playback starts at startFrom, and the video disappears at endAt.',
  alt: 'A train on the coast, above a bar on which frames 60 to 150 are amber',
  component: async () => (await import('./TrimmedVideo.tsx')).TrimmedVideo,
  durationInFrames: 105,
  posterFrame: 40,
  controls: {
    startFrom: {kind: 'number', label: 'Start from', min: 0, max: 90, step: 15, initial: 60},
    endAt: {kind: 'number', label: 'End at', min: 105, max: 180, step: 15, initial: 150},
  },
});
