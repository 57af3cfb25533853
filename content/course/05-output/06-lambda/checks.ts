import {type LessonChecks, check, createFinding, formatList, text} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0],
  checks: [
    check('There are 8 functions with the right frames', (video) => {
      const snapshot = video.at(0);
      const ranges = snapshot.elements
        .filter(({text: words}) => words.length < 40)
        .flatMap(({text: words}) => [...words.matchAll(/(\d+)\s*(?:[-–—]|to)\s*(\d+)/g)])
        .map(([, first, last]) => `${first}–${last}`);
      const found = [...new Set(ranges)];
      const wanted = Array.from({length: 8}, (_, index) => `${index * 40}–${Math.min(300, index * 40 + 40) - 1}`);
      const missing = wanted.find((range) => !found.includes(range));
      const extra = found.find((range) => !wanted.includes(range));
      if (missing === undefined && extra === undefined) {
        return undefined;
      }
      return createFinding(
        snapshot,
        extra === undefined ? undefined : text(extra, 'the bar'),
        missing === undefined ? 'There should be 8 bars.' : `One of the bars should be “${missing}”.`,
        found.length > 0 ? `The bars are ${formatList(found)}.` : 'There are no bars with a range such as “0–39”.',
      );
    }),
  ],
};
