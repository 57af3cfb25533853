import {
  type LessonChecks,
  equals,
  falls,
  rendersDeterministically,
  opacity,
  rises,
  staysWithin,
  text,
} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  checks: [
    equals(opacity(title), 0, 0),
    rises(opacity(title), {from: 0, to: 20}, 0.9),
    // Browsers treat an opacity above 1 as 1, so the other checks accept unclamped values, such as 100.
    staysWithin(opacity(title), {from: 10, to: 10}, [0.15, 0.85]),
    staysWithin(opacity(title), {from: 20, to: 70}, [1, 1]),
    staysWithin(opacity(title), {from: 80, to: 80}, [0.15, 0.85]),
    falls(opacity(title), {from: 70, to: 89}, 0.9),
    equals(opacity(title), 89, 0),
    rendersDeterministically,
  ],
};
