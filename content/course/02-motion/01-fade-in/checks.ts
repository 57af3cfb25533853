import {
  type LessonChecks,
  equals,
  rendersDeterministically,
  shows,
  opacity,
  rises,
  staysWithin,
  text,
} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  checks: [
    equals(opacity(title), 0, 0),
    staysWithin(opacity(title), {from: 15, to: 15}, [0.1, 0.9]),
    equals(opacity(title), 30, 1),
    rises(opacity(title), {from: 0, to: 30}, 0.9),
    shows(title, 89),
    rendersDeterministically,
  ],
};
