import {
  type LessonChecks,
  rendersDeterministically,
  rises,
  staysWithin,
  text,
  x,
} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  checks: [
    staysWithin(x(title), {from: 0, to: 0}, [-400, 0]),
    rises(x(title), {from: 0, to: 30}, 800),
    staysWithin(x(title), {from: 30, to: 89}, [640, 640]),
    rendersDeterministically,
  ],
};
