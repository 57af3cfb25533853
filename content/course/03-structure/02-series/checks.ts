import {type LessonChecks, isPure, isVisibleOnly, text} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  checks: [
    isVisibleOnly(text('Boats', 'the first scene'), {from: 0, to: 39}),
    isVisibleOnly(text('Lights', 'the second scene'), {from: 40, to: 69}),
    isVisibleOnly(text('Music', 'the third scene'), {from: 70, to: 119}),
    isPure,
  ],
};
