import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A part of a video',
  caption: 'The strip is the whole file. Playback begins at startFrom, and the picture goes at endAt.',
  alt: 'A train at the coast, over a strip of which the part from frame 60 to 150 is amber',
  component: async () => (await import('./TrimmedVideo')).TrimmedVideo,
  durationInFrames: 105,
  posterFrame: 40,
  controls: {
    startFrom: {kind: 'number', label: 'startFrom', min: 0, max: 90, step: 15, initial: 60},
    endAt: {kind: 'number', label: 'endAt', min: 105, max: 180, step: 15, initial: 150},
  },
});
