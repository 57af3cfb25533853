import {type LessonChecks, check, hasComposition, isVisible, text} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 30],
  checks: [
    check('There is a composition', ({ids}) =>
      ids.length > 0 ? undefined : {expected: 'The code should describe a <Composition>.', found: 'There is none.'},
    ),
    hasComposition({id: 'Invitation'}),
    hasComposition({width: 1080, height: 1920}),
    hasComposition({fps: 30, durationInFrames: 150}),
    isVisible(text('Harbor Days', 'the title'), 30),
  ],
};
