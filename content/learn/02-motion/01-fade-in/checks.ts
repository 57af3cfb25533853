import {
  type LessonChecks,
  equals,
  isPure,
  isVisible,
  opacity,
  rises,
  text,
} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  checks: [
    equals(opacity(title), 0, 0),
    equals(opacity(title), 15, 0.5, 0.15),
    equals(opacity(title), 30, 1),
    rises(opacity(title), {from: 0, to: 30}, 0.9),
    isVisible(title, 89),
    isPure,
  ],
};
