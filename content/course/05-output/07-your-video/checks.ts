import {
  type LessonChecks,
  check,
  createFinding,
  format,
  hasNoEmptyFrame,
  hasThreeScenes,
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
    hasThreeScenes,
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
    hasNoEmptyFrame,
    rendersDeterministically,
  ],
};
