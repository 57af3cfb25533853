import {type LessonChecks, rendersDeterministically, showsText} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 1, 42, 89],
  checks: [showsText('the text', [0, 1, 42, 89], (frame) => `Frame ${frame}`), rendersDeterministically],
};
