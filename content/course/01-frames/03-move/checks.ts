import {
  type LessonChecks,
  byId,
  equals,
  rendersDeterministically,
  staysWithin,
  x,
  y,
} from '../../../../packages/course/course.ts';

const sun = byId('sun', 'the sun');

export const checks: LessonChecks = {
  checks: [
    equals(x(sun), 0, 220, 0.5),
    equals(x(sun), 1, 230, 0.5),
    equals(x(sun), 60, 820, 0.5),
    staysWithin(y(sun), {from: 0, to: 89}, [240, 240]),
    rendersDeterministically,
  ],
};
