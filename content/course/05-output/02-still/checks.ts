import {
  type LessonChecks,
  check,
  formatList,
  registersComposition,
  shows,
  text,
} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0],
  checks: [
    check('The root describes Poster and Invitation', ({ids}) =>
      ids.includes('Poster') && ids.includes('Invitation')
        ? undefined
        : {
            expected: 'The root should describe Poster and Invitation.',
            found: `It describes ${formatList(ids) || 'nothing'}.`,
          },
    ),
    check('Poster comes first', ({ids, composition: {id}}) =>
      id === 'Poster'
        ? undefined
        : {
            expected: 'The root should describe Poster first, because the page shows the first composition.',
            found: ids.length > 0 ? `It describes ${id} first.` : 'It describes nothing.',
          },
    ),
    registersComposition({width: 1200, height: 630}),
    registersComposition({durationInFrames: 1}),
    shows(text('Harbor Days', 'the title'), 0),
  ],
};
