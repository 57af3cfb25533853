import {
  type LessonChecks,
  equals,
  hides,
  rendersDeterministically,
  shows,
  opacity,
  rises,
  text,
} from '../../../../packages/course/course.ts';

const [title, date] = [text('Harbor Days', 'the title'), text('12 June', 'the date')];

export const checks: LessonChecks = {
  checks: [
    shows(title, 44),
    hides(title, 45),
    hides(title, 80),
    hides(date, 44),
    equals(opacity(date), 45, 0),
    rises(opacity(date), {from: 45, to: 60}, 0.9),
    equals(opacity(date), 60, 1),
    shows(date, 89),
    rendersDeterministically,
  ],
};
