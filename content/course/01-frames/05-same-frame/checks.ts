import {
  type LessonChecks,
  check,
  createFinding,
  format,
  rendersDeterministically,
} from '../../../../packages/course/course.ts';

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
            describePositions(stars.map(({box}) => box)),
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

function describePositions(boxes: readonly {readonly x: number; readonly y: number}[]): string {
  if (boxes.length === 0) {
    return 'None of them is less than 100 pixels wide.';
  }
  const [width, height] = [boxes.map(({x}) => x), boxes.map(({y}) => y)].map(
    (values) => Math.max(...values) - Math.min(...values),
  ) as [number, number];
  return width > 600 && height > 300
    ? 'They are on a line. Use another seed for the vertical position than for the horizontal one.'
    : `They only cover an area of ${format(width)} × ${format(height)} pixels.`;
}
