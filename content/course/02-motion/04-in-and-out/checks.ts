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
    // Above 1, the opacity of the browser is 1, so an animation that isn't clamped looks like one that is too fast.
    staysWithin(opacity(title), {from: 10, to: 10}, [0.15, 0.85]),
    staysWithin(opacity(title), {from: 20, to: 70}, [1, 1]),
    staysWithin(opacity(title), {from: 80, to: 80}, [0.15, 0.85]),
    falls(opacity(title), {from: 70, to: 89}, 0.9),
    equals(opacity(title), 89, 0),
    rendersDeterministically,
  ],
};
