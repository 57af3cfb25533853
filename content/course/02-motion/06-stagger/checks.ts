import {type LessonChecks, hides, rendersDeterministically, shows, text} from '../../../../packages/course/course.ts';

const [boats, lights, music] = [
  text('Boats', 'the first line'),
  text('Lights', 'the second line'),
  text('Music', 'the third line'),
];

export const checks: LessonChecks = {
  checks: [
    shows(boats, 8),
    hides(lights, 9),
    shows(lights, 18),
    hides(music, 19),
    shows(music, 28),
    shows(boats, 60),
    rendersDeterministically,
  ],
};
