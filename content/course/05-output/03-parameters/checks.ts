import {type LessonChecks, check, createFinding, text} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 30],
  props: {title: 'Winter Lights'},
  checks: [
    check('The default title is “Harbor Days”', ({composition}) =>
      composition.defaultProps.title === 'Harbor Days'
        ? undefined
        : {
            expected: "The composition’s defaultProps should be {title: 'Harbor Days'}.",
            found: `They are ${JSON.stringify(composition.defaultProps)}.`,
          },
    ),
    check('Another title can be passed', (video) => {
      const snapshot = video.at(30);
      const words = snapshot.elements[0]?.text ?? '';
      return words.includes('Winter Lights')
        ? undefined
        : createFinding(
            snapshot,
            text(/./, 'the title'),
            'Rendered with the title “Winter Lights”, the video should show it.',
            `It shows “${words}”.`,
          );
    }),
    check('The old title is gone', (video) => {
      const snapshot = video.at(30);
      return /Harbor Days/.test(snapshot.elements[0]?.text ?? '')
        ? createFinding(
            snapshot,
            text('Harbor Days', 'the title'),
            'With another title, “Harbor Days” shouldn’t be in the video anymore.',
            'It’s still there.',
          )
        : undefined;
    }),
  ],
};
