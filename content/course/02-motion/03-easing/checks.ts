import {
  type LessonChecks,
  check,
  createFinding,
  format,
  rendersDeterministically,
  staysWithin,
  text,
  x,
} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  checks: [
    staysWithin(x(title), {from: 0, to: 0}, [-400, 0]),
    check('After a third of the time, the title has covered more than half of the way', (video) => {
      const snapshot = video.at(10);
      const value = x(title).read(snapshot) ?? -900;
      return value >= 150
        ? undefined
        : createFinding(
            snapshot,
            title,
            'At frame 10, the title should have covered more than half of its way.',
            `Its horizontal position is ${format(value, ' px')}, and it goes from -260 px to 640 px.`,
          );
    }),
    staysWithin(x(title), {from: 30, to: 89}, [640, 640]),
    rendersDeterministically,
  ],
};
