import {
  type LessonChecks,
  equals,
  isHidden,
  isPure,
  isVisible,
  opacity,
  rises,
  text,
} from '../../../../packages/course/course.ts';

const [title, date] = [text('Harbor Days', 'the title'), text('12 June', 'the date')];

export const checks: LessonChecks = {
  checks: [
    isVisible(title, 44),
    isHidden(title, 45),
    isHidden(title, 80),
    isHidden(date, 44),
    equals(opacity(date), 45, 0),
    rises(opacity(date), {from: 45, to: 60}, 0.9),
    isVisible(date, 89),
    isPure,
  ],
};
