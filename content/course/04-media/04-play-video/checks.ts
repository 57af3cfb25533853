import {
  type LessonChecks,
  byTag,
  check,
  createFinding,
  createMissingFinding,
  fillsFrame,
  format,
  usesComponent,
} from '../../../../packages/course/course.ts';

const clip = byTag('video', 'the video');

export const checks: LessonChecks = {
  frames: [0, 30, 60],
  checks: [
    usesComponent('OffthreadVideo', 'Video'),
    check('It starts at second 2 of media/coast.webm', (video) => {
      const facts = clip.find(video.at(0));
      if (!facts?.src?.startsWith('media/coast.webm')) {
        return {
          expected: "The video should be staticFile('media/coast.webm').",
          found: facts?.src ? `It’s ${facts.src}.` : 'There is no video at frame 0.',
          frame: 0,
          ...(!facts && {missing: clip.name}),
        };
      }
      const time = facts.time ?? 0;
      return Math.abs(time - 2) < 0.15
        ? undefined
        : createFinding(
            video.at(0),
            clip,
            'At frame 0, the video should be at second 2 of its file.',
            `It’s at second ${format(time)}.`,
          );
    }),
    check('It plays at its normal speed', (video) => {
      if (!clip.find(video.at(0))) {
        return createMissingFinding(clip, video.at(0));
      }
      const [first, later] = [clip.find(video.at(0))?.time ?? 0, clip.find(video.at(60))?.time ?? 0];
      return Math.abs(later - first - 2) < 0.2
        ? undefined
        : createFinding(
            video.at(60),
            clip,
            'From frame 0 to 60, the video should play 2 seconds.',
            `It plays ${format(later - first)} seconds.`,
          );
    }),
    fillsFrame(clip),
  ],
};
