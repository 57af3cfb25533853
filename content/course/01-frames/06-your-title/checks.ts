import {
  type LessonChecks,
  check,
  createFinding,
  findTexts,
  rendersDeterministically,
  squeeze,
} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 30, 60, 89],
  checks: [
    check('There is text of your own in large letters', (video) => {
      const words = findTexts(video.last).filter(
        ({fontSize, opacity, scale}) => fontSize * scale >= 50 && opacity > 0.1,
      );
      // Each letter may be in an element of its own.
      const shown = squeeze(words.map((element) => element.text).join(''));
      return shown !== '' && shown !== 'yourtitle'
        ? undefined
        : createFinding(
            video.last,
            undefined,
            'The last frame should contain your own words with a font size of at least 50 pixels.',
            words.length > 0 ? 'It still says “Your title”.' : 'It has no text of that size.',
          );
    }),
    check('Something changes', (video) => {
      const look = (frame: number): string => JSON.stringify(video.at(frame).elements);
      return look(0) !== look(89)
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
