import {defineDemo} from '../defineDemo.ts';

export default defineDemo({
  title: 'Part of a song',
  caption:
    'Both numbers are positions in the file, measured in frames, and the part between them plays at the start of the video.',
  alt: 'A timeline of song.mp3 with frames 90 to 180 in amber, which play at the start of the video timeline below',
  component: async () => (await import('./TrimmedSong.tsx')).TrimmedSong,
  durationInFrames: 120,
  posterFrame: 50,
  sound: true,
  controls: {
    startFrom: {kind: 'number', label: 'Start from', min: 0, max: 120, step: 15, initial: 90},
    endAt: {kind: 'number', label: 'End at', min: 135, max: 240, step: 15, initial: 180},
  },
});
