import {type LessonChecks, isHidden, isPure, isVisible, text} from '../../../../packages/course/course.ts';

const [boats, lights, music] = [
  text('Boats', 'the first line'),
  text('Lights', 'the second line'),
  text('Music', 'the third line'),
];

export const checks: LessonChecks = {
  checks: [
    isHidden(boats, 0),
    isVisible(boats, 8),
    isHidden(lights, 10),
    isVisible(lights, 18),
    isHidden(music, 20),
    isVisible(music, 28),
    isVisible(boats, 60),
    isPure,
  ],
};
