import {type LessonChecks, check, createFinding, formatList, text} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

export const checks: LessonChecks = {
  frames: [0, 30],
  checks: [
    check('A font named Harbor has loaded', ({fonts}) =>
      fonts.includes('Harbor')
        ? undefined
        : {
            expected: 'A font named “Harbor” should have loaded before the first frame.',
            found: `Loaded fonts: ${formatList(fonts) || 'none'}.`,
            frame: 0,
          },
    ),
    check('The title uses it', (video) => {
      const family = title.find(video.at(0))?.fontFamily ?? '';
      return /^["']?Harbor\b/.test(family)
        ? undefined
        : createFinding(
            video.at(0),
            title,
            'The first font of the title should be “Harbor”.',
            `Its fontFamily is ${family}.`,
          );
    }),
    check('The render waits for it', ({delays}) =>
      delays > 0
        ? undefined
        : {expected: 'The render should wait for the font with delayRender().', found: 'It doesn’t wait.'},
    ),
  ],
};
