import {type LessonChecks, rendersDeterministically, showsText} from '../../../../packages/course/course.ts';

const fps = 60;

export const checks: LessonChecks = {
  fps,
  frames: [0, 59, 60, 89],
  checks: [
    showsText(`the time at ${fps} frames per second`, [0, 59, 60, 89], (frame) => `${Math.floor(frame / fps)} s`),
    rendersDeterministically,
  ],
};
