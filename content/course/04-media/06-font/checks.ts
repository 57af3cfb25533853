import {type LessonChecks, check, createFinding, formatList, text} from '../../../../packages/course/course.ts';

const title = text('Harbor Days', 'the title');

/** Whether a font family, or the first one in a list, is Harbor. CSS ignores the case of font names. */
function isHarbor(family: string): boolean {
  return /^["']?Harbor["']?(?:,|$)/i.test(family);
}

function describeWait(delays: number, fonts: readonly string[]): string {
  if (delays === 0) {
    return 'It never delays the render.';
  }
  return fonts.some(isHarbor) ? 'It calls it before.' : 'There’s no loaded font named “Harbor” in document.fonts.';
}

export const checks: LessonChecks = {
  frames: [0, 30],
  checks: [
    check('A font named Harbor has loaded', ({fonts}) =>
      fonts.some(isHarbor)
        ? undefined
        : {
            expected: 'Before the first frame, document.fonts should contain a loaded font named “Harbor”.',
            found: `It contains ${formatList([...new Set(fonts)]) || 'no loaded font'}.`,
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
    check('The render waits for it', ({delays, fonts, awaitedFonts, unfinishedLoads}) =>
      awaitedFonts.some(isHarbor) && unfinishedLoads === 0
        ? undefined
        : {
            expected: 'The code should call continueRender() after the font has loaded.',
            found: describeWait(delays, fonts),
          },
    ),
  ],
};
