import {type LessonChecks, check, createFinding, rendersDeterministically} from '../../../../packages/course/course.ts';

type Snapshot = Parameters<typeof createFinding>[0];

/**
 * Whether large text can be seen. Texts are measured in the innermost elements, which may be single letters.
 * @param countsColor whether letters with a transparent color count as hidden. A background can still fill them.
 */
function isShown({elements}: Snapshot, {countsColor = false} = {}): boolean {
  const parents = new Set(elements.filter((element) => element.text).map(({parent}) => parent));
  return elements.some(
    ({text: words, textBox, opacity: shown, color, visibleShare, fontSize: size, scale: factor}, index) =>
      words !== '' &&
      !parents.has(index) &&
      shown * (countsColor ? getAlpha(color) : 1) > 0.5 &&
      visibleShare > 0.1 &&
      size * factor >= 40 &&
      textBox !== undefined &&
      textBox.x < 1280 &&
      textBox.y < 720 &&
      textBox.x + textBox.width > 0 &&
      textBox.y + textBox.height > 0,
  );
}

/** Browsers return opaque colors as `rgb()`, and others as `rgba()`. */
function getAlpha(color: string): number {
  return Number(/^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1] ?? 1);
}

const scopeNote = 'This check looks at opacity, colors, positions, sizes, transforms, overflow and clip-path: inset().';

export const checks: LessonChecks = {
  checks: [
    check('The title isn’t visible at frame 0', (video) =>
      isShown(video.at(0), {countsColor: true})
        ? createFinding(
            video.at(0),
            undefined,
            'At frame 0, the title should be hidden, tiny or outside of the frame.',
            `There is large, visible text. ${scopeNote}`,
          )
        : undefined,
    ),
    check('The title is visible at frame 60, with your own words', (video) => {
      const words = video.at(60).elements.find(({parent}) => parent === -1)?.text ?? '';
      if (!isShown(video.at(60))) {
        return createFinding(
          video.at(60),
          undefined,
          'At frame 60, the title should be clearly visible.',
          'There is no large, visible text.',
        );
      }
      return words.toLowerCase() === 'your title'
        ? createFinding(
            video.at(60),
            undefined,
            'The title should contain your own words.',
            'It still says “Your title”.',
          )
        : undefined;
    }),
    check('Not everything moves at a constant speed', (video) => {
      const measure = (frame: number): number[] =>
        video
          .at(frame)
          .elements.flatMap(({box, opacity: shown, color, visibleShare, scale: size, rotation: turned}) => [
            box.x,
            box.y,
            box.width,
            box.height,
            shown * 100,
            getAlpha(color) * 100,
            visibleShare * 100,
            size * 100,
            turned,
          ]);
      const frames = Array.from({length: 29}, (_, index) => 2 + index * 2);
      const changes = frames.flatMap((frame) => {
        const [before, now, after] = [measure(frame - 2), measure(frame), measure(frame + 2)];
        return now.flatMap((value, index) => {
          const [first, second] = [value - (before[index] ?? value), (after[index] ?? value) - value];
          return first !== 0 && second !== 0 && Math.abs(second - first) > Math.abs(first) * 0.1 ? [index] : [];
        });
      });
      // If a motion changes from one constant speed to another, up to two frames show a difference.
      return changes.some((index) => changes.filter((other) => other === index).length > 2)
        ? undefined
        : {
            expected: 'Something should speed up or slow down between frames 0 and 60, with a spring or an easing.',
            found: `Everything moves at a constant speed or not at all. ${scopeNote}`,
            frame: 16,
          };
    }),
    rendersDeterministically,
  ],
};
