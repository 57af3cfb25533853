import {type LessonChecks, check, createFinding, rendersDeterministically} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 20, 40, 60, 89],
  checks: [
    rendersDeterministically,
    check('There are at least 40 stars, each in another place', (video) => {
      const snapshot = video.at(0);
      const places = new Set(
        snapshot.elements
          .filter(({box}) => box.width > 0 && box.width < 100)
          .map(({box}) => `${Math.round(box.x)} ${Math.round(box.y)}`),
      );
      return places.size >= 40
        ? undefined
        : createFinding(
            snapshot,
            undefined,
            'Each star should be in another place.',
            places.size === 1 ? 'All stars are in the same place.' : `There are stars in ${places.size} places.`,
          );
    }),
    check('The stars fill the frame', (video) => {
      const snapshot = video.at(0);
      const stars = snapshot.elements.filter(({box}) => box.width > 0 && box.width < 100);
      const isSpread =
        stars.some(({box}) => box.x < 400 && box.y > 400) && stars.some(({box}) => box.x > 800 && box.y < 300);
      return isSpread
        ? undefined
        : createFinding(
            snapshot,
            undefined,
            'The stars should be spread over the whole frame.',
            'They are on a line. Use another seed for the vertical position than for the horizontal one.',
          );
    }),
    check('The stars stay in place', (video) => {
      const [first, later] = [video.at(0), video.at(60)].map(({elements}) => elements.map(({box}) => box.x).join());
      return first === later
        ? undefined
        : {
            expected: 'The stars should be in the same place in all frames.',
            found: 'At frame 60, they are somewhere else.',
            frame: 60,
          };
    }),
  ],
};
