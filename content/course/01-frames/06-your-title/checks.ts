import {
  type LessonChecks,
  check,
  createFinding,
  findTexts,
  formatList,
  rendersDeterministically,
  squeeze,
} from '../../../../packages/course/course.ts';

const frames = [0, 30, 60, 89] as const;

export const checks: LessonChecks = {
  frames,
  checks: [
    check('There is text of your own in large letters', (video) => {
      const texts = video.snapshots.map((snapshot) =>
        findTexts(snapshot).filter(({fontSize, opacity, scale}) => fontSize * scale >= 50 && opacity > 0.1),
      );
      // Each letter may be in an element of its own.
      const shown = texts.map((words) => squeeze(words.map((element) => element.text).join('')));
      return shown.some((words) => words !== '' && words !== 'yourtitle')
        ? undefined
        : createFinding(
            video.last,
            undefined,
            `At least one of the frames ${formatList(frames)} should show your own words with a font size of at least 50 pixels.`,
            shown.some((words) => words !== '')
              ? 'The text is still “Your title”.'
              : 'None of them has text of that size.',
          );
    }),
    check('Something changes', (video) => {
      const [first, last] = [video.at(0), video.last];
      return last.markupId !== first.markupId || JSON.stringify(last.elements) !== JSON.stringify(first.elements)
        ? undefined
        : {
            expected: 'The last frame should look different from the first one.',
            found: 'They look the same.',
            frame: 89,
          };
    }),
    rendersDeterministically,
  ],
};
