import {type LessonChecks, check, createFinding, formatList, text} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

/** Whether a font family, or the first one in a list, is Harbor. CSS ignores the case of font names. */
function isHarbor(family: string): boolean {
  return /^["']?Harbor["']?(?:,|$)/i.test(family);
}

export const checks: LessonChecks = {
  frames: [0, 30],
  checks: [
    check('A font named Harbor has loaded', ({fonts}) =>
      fonts.some(isHarbor)
        ? undefined
        : {
            expected: 'A font named “Harbor” should have loaded before the first frame.',
            found: `Loaded fonts: ${formatList(fonts) || 'none'}.`,
            frame: 0,
          },
    ),
    check('The title uses it', (video) => {
      const family = title.find(video.at(0))?.fontFamily ?? '';
      return isHarbor(family)
        ? undefined
        : createFinding(
            video.at(0),
            title,
            'The first font of the title should be “Harbor”.',
            `Its fontFamily is ${family}.`,
          );
    }),
    check('The render waits for it', ({delays, awaitedFonts, unfinishedLoads}) =>
      awaitedFonts.some(isHarbor) && unfinishedLoads === 0
        ? undefined
        : {
            expected: 'The code should call continueRender() after the font has loaded.',
            found: delays > 0 ? 'It calls it before.' : 'It never delays the render.',
          },
    ),
  ],
};
