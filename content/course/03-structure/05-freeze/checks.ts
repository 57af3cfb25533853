import {
  type LessonChecks,
  byId,
  rendersDeterministically,
  showsText,
  staysWithin,
  x,
} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  checks: [
    staysWithin(x(byId('sun', 'the sun')), {from: 0, to: 89}, [640, 640]),
    showsText('the counter', [0, 30, 89], String),
    rendersDeterministically,
  ],
};
