import {type LessonChecks, check, registersComposition, shows, text} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 30],
  checks: [
    check('There is a composition', ({ids}) =>
      ids.length > 0 ? undefined : {expected: 'The code should describe a <Composition>.', found: 'There is none.'},
    ),
    registersComposition({id: 'Invitation'}),
    registersComposition({width: 1080, height: 1920}),
    registersComposition({fps: 30, durationInFrames: 150}),
    shows(text('Harbor Days', 'the title'), 30),
  ],
};
