import {
  type LessonChecks,
  hasNoEmptyFrame,
  hasThreeScenes,
  rendersDeterministically,
  showsThreeTexts,
} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  checks: [hasThreeScenes, showsThreeTexts, hasNoEmptyFrame, rendersDeterministically],
};
