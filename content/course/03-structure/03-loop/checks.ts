import {
  type LessonChecks,
  byId,
  equals,
  hides,
  rendersDeterministically,
  opacity,
} from '../../../../packages/course/course.ts';

const light = byId('light', 'the light');

export const checks: LessonChecks = {
  checks: [
    ...[0, 30, 60, 90].flatMap((start) => [
      hides(light, start),
      equals(opacity(light), start + 8, 1),
      hides(light, start + 20),
    ]),
    rendersDeterministically,
  ],
};
