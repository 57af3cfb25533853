import {type LessonChecks, equals, shows, text, x, y} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  frames: [0],
  checks: [shows(title, 0), equals(x(title), 0, 640, 60), equals(y(title), 0, 360, 60)],
};
