import {type LessonChecks, rendersDeterministically, showsOnly, text} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  checks: [
    showsOnly(text('Boats', 'the first scene'), {from: 0, to: 39}),
    showsOnly(text('Lights', 'the second scene'), {from: 40, to: 69}),
    showsOnly(text('Music', 'the third scene'), {from: 70, to: 119}),
    rendersDeterministically,
  ],
};
