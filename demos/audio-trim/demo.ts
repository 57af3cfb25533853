import {defineDemo} from '../defineDemo';

export default defineDemo({
  title: 'A part of a song',
  caption: 'Both numbers are positions in the file; the part between them begins where the video begins.',
  alt: 'The part of a song from frame 90 to 180, in amber, moved to the beginning of the video below',
  component: async () => (await import('./TrimmedSong')).TrimmedSong,
  durationInFrames: 120,
  posterFrame: 50,
  sound: true,
  controls: {
    startFrom: {kind: 'number', label: 'startFrom', min: 0, max: 120, step: 15, initial: 90},
    endAt: {kind: 'number', label: 'endAt', min: 135, max: 240, step: 15, initial: 180},
  },
});
