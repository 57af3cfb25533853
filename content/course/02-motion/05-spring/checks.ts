import {
  type LessonChecks,
  byId,
  equals,
  rendersDeterministically,
  overshoots,
  scale,
} from '../../../../packages/course/course.ts';

const sun = byId('sun', 'the sun');

export const checks: LessonChecks = {
  checks: [
    equals(scale(sun), 0, 0),
    overshoots(scale(sun), {from: 0, to: 89}, 1, 0.02),
    equals(scale(sun), 89, 1, 0.03),
    rendersDeterministically,
  ],
};
