import {type LessonChecks, check, createFinding} from '../../../../packages/course/course.ts';

const expected = [160, 230, 205, 300, 340, 405, 265];

export const checks: LessonChecks = {
  frames: [0, 30, 60],
  checks: [
    check('The render is delayed once', ({delays}) =>
      delays >= 1 && delays <= 4
        ? undefined
        : {
            expected: 'The code should call delayRender() once when the component is created.',
            found: delays === 0 ? 'It never calls it.' : `It calls it ${delays} times, with every frame.`,
          },
    ),
    check('The render waits for the data', ({delays, unfinishedLoads}) =>
      delays > 0 && unfinishedLoads === 0
        ? undefined
        : {
            expected: 'The code should call continueRender() after the data has loaded.',
            found: delays > 0 ? 'It calls it before.' : 'It never delays the render.',
          },
    ),
    ...[0, 60].map((frame) =>
      check(`There are seven bars at frame ${frame}`, (video) => {
        const snapshot = video.at(frame);
        const heights = snapshot.elements.map(({box}) => Math.round(box.height));
        const missing = expected.find((value) => !heights.includes(value));
        return missing === undefined
          ? undefined
          : createFinding(
              snapshot,
              undefined,
              `At frame ${frame}, there should be a bar for each number in media/visitors.json.`,
              `There is no bar with a height of ${missing} pixels.`,
            );
      }),
    ),
  ],
};
