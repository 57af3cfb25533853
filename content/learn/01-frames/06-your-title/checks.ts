import {type LessonChecks, check, createFinding, isPure} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 30, 60, 89],
  checks: [
    check('There is text of your own in large letters', (video) => {
      const words = video.last.elements.filter(
        (element) => element.text && element.fontSize >= 50 && element.opacity > 0.1,
      );
      const own = words.find((element) => element.text.toLowerCase() !== 'your title');
      return own
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
    isPure,
  ],
};
