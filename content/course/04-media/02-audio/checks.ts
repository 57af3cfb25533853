import {type LessonChecks, check, findItems, usesComponent} from '../../../../packages/course/course.ts';

const missing = {
  expected: "The audio should be staticFile('media/song.mp3').",
  found: 'There is no such audio.',
  missing: 'the audio',
} as const;

export const checks: LessonChecks = {
  frames: [0, 59, 60, 120, 179],
  checks: [
    usesComponent('Audio'),
    check('The audio starts at second 2', (video) => {
      const [audio] = findItems(video, 'Audio').filter(({src}) => src === 'media/song.mp3');
      if (!audio) {
        return missing;
      }
      return audio.start === 60
        ? undefined
        : {
            expected: 'The audio should start at second 2, which is frame 60.',
            found:
              video.between(audio.start, audio.frame - 1).length > 0
                ? `It doesn’t appear until frame ${audio.frame}, and then plays from the middle of the file. In a <Sequence>, it would play from the beginning.`
                : `It starts at frame ${audio.start}.`,
            frame: 60,
          };
    }),
    check('It plays until the end of the video', (video) => {
      const [audio] = findItems(video, 'Audio');
      if (!audio) {
        return missing;
      }
      const end = audio.start + audio.duration;
      return end >= 180
        ? undefined
        : {
            expected: 'The audio should play until the last frame, 179.',
            found: `Its sequence ends at frame ${end}.`,
            frame: end,
          };
    }),
    check('The beginning of the file isn’t cut off', (video) => {
      const audios = findItems(video, 'Audio');
      if (audios.length === 0) {
        return missing;
      }
      const cut = audios.find(({props}) => Number(props.startFrom ?? 0) > 0);
      return cut
        ? {
            expected: 'The file should play from its beginning.',
            found: `startFrom skips ${String(cut.props.startFrom)} frames of it.`,
          }
        : undefined;
    }),
  ],
};
