import {type LessonChecks, byId, equals, isHidden, isPure, opacity} from '../../../../packages/course/course.ts';

const light = byId('light', 'the light');

export const checks: LessonChecks = {
  checks: [
    ...[0, 30, 60, 90].flatMap((start) => [
      isHidden(light, start),
      equals(opacity(light), start + 8, 1),
      isHidden(light, start + 20),
    ]),
    isPure,
  ],
};
