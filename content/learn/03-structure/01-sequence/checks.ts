import {
  type LessonChecks,
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
    isVisible(title, 40),
    isHidden(title, 45),
    isHidden(title, 80),
    isHidden(date, 44),
    isHidden(date, 45),
    rises(opacity(date), {from: 45, to: 60}, 0.9),
    isVisible(date, 89),
    isPure,
  ],
};
