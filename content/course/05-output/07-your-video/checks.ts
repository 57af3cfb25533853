import {
  type LessonChecks,
  check,
  createFinding,
  findItems,
  format,
  formatList,
  rendersDeterministically,
  showsThreeTexts,
  text,
} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  checks: [
    check('The video lasts 20 seconds', ({composition: {durationInFrames, fps}}) =>
      Math.abs(durationInFrames / fps - 20) < 0.05
        ? undefined
        : {
            expected: 'The video should last 20 seconds.',
            found: `It lasts ${format(durationInFrames / fps)} seconds: ${durationInFrames} frames at ${fps} frames per second.`,
          },
    ),
    check('There are three scenes, which start at different times', (video) => {
      const starts = new Set(
        findItems(video, 'Sequence')
          .filter(({duration}) => duration > 0)
          .map(({start}) => start),
      );
      return starts.size >= 3
        ? undefined
        : {
            expected: 'The video should have at least three sequences that start at different frames.',
            found: starts.size > 0 ? `Sequences start at frame ${formatList([...starts])}.` : 'There are no sequences.',
          };
    }),
    check('The title is your own', (video) => {
      const old = video.snapshots.find(({elements}) => elements.some((element) => element.text === 'Your title'));
      return (
        old &&
        createFinding(
          old,
          text('Your title', 'the title'),
          'The title should be your own.',
          'It still says “Your title”.',
        )
      );
    }),
    showsThreeTexts,
    check('No frame is empty', (video) => {
      const empty = video.snapshots.find(({elements}) =>
        elements.every(
          ({text: words, tag, opacity: shown}) =>
            shown < 0.02 || (!words && !['img', 'video', 'svg', 'canvas'].includes(tag)),
        ),
      );
      return empty
        ? createFinding(empty, undefined, 'Every frame should show something.', `Frame ${empty.frame} is empty.`)
        : undefined;
    }),
    rendersDeterministically,
  ],
};
