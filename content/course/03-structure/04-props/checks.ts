import {
  type LessonChecks,
  check,
  createFinding,
  rendersDeterministically,
  shows,
  text,
} from '../../../../packages/course/course.ts';

const cards = [
  {start: 0, day: text('Fri', '“Fri”'), what: text('Boats', '“Boats”')},
  {start: 20, day: text('Sat', '“Sat”'), what: text('Lights', '“Lights”')},
  {start: 40, day: text('Sun', '“Sun”'), what: text('Music', '“Music”')},
];

/** A card grows, so its text has no area at first. */
function isGone(locator: ReturnType<typeof text>, frame: number): LessonChecks['checks'][number] {
  return check(`${locator.name} isn’t visible at frame ${frame}`, (video) => {
    const facts = locator.find(video.at(frame));
    return facts && facts.opacity > 0.02 && facts.box.width > 1
      ? createFinding(
          video.at(frame),
          locator,
          `At frame ${frame}, ${locator.name} shouldn’t be visible yet.`,
          'It’s visible.',
        )
      : undefined;
  });
}

export const checks: LessonChecks = {
  checks: [
    ...cards.flatMap(({start, day, what}) => [
      ...(start > 0 ? [isGone(day, start - 1), isGone(what, start - 1)] : []),
      shows(day, start + 12),
      shows(what, start + 12),
    ]),
    check('The cards are next to each other', (video) => {
      const snapshot = video.at(80);
      const boxes = cards.map(({day}) => day.find(snapshot)?.box);
      const isSeparate = boxes.every((box, index) => {
        const next = boxes[index + 1];
        return !box || !next || box.x + box.width <= next.x || box.y + box.height <= next.y;
      });
      return isSeparate
        ? undefined
        : createFinding(
            snapshot,
            cards[1]?.day,
            'At frame 80, the three cards should be next to each other.',
            'They cover each other. Add layout="none" to the sequences.',
          );
    }),
    rendersDeterministically,
  ],
};
