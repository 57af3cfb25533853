import {
  type LessonChecks,
  check,
  createFinding,
  findItems,
  formatList,
  rendersDeterministically,
  showsThreeTexts,
} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  checks: [
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
    showsThreeTexts,
    check('No frame is empty', (video) => {
      const empty = video.snapshots.find(({elements}) =>
        elements.every(({text: words, tag}) => !words && !['img', 'video', 'svg', 'canvas'].includes(tag)),
      );
      return empty
        ? createFinding(
            empty,
            undefined,
            'Every frame should show something.',
            `Frame ${empty.frame} is empty. Make the scenes longer, or start the next one earlier.`,
          )
        : undefined;
    }),
    rendersDeterministically,
  ],
};
