import {type LessonChecks, hides, rendersDeterministically, shows, text} from '../../../../packages/course/course.ts';

const [boats, lights, music] = [
  text('Boats', 'the first line'),
  text('Lights', 'the second line'),
  text('Music', 'the third line'),
];

export const checks: LessonChecks = {
  checks: [
    hides(boats, 0),
    shows(boats, 8),
    hides(lights, 10),
    shows(lights, 18),
    hides(music, 20),
    shows(music, 28),
    shows(boats, 60),
    rendersDeterministically,
  ],
};
