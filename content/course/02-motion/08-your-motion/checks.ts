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

/**
 * Measures everything that can move, scaled so that differences of less than 1 are due to rounding. Browsers store
 * alpha in 8 bits.
 */
function measure({elements}: Snapshot): number[] {
  return elements.flatMap(({box, opacity: shown, color, visibleShare, scale: size, rotation: turned}) => [
    ...[box.x, box.y, box.width, box.height, turned].map((value) => value * 10),
    ...[shown, visibleShare, size].map((value) => value * 1000),
    Math.round(getAlpha(color) * 255),
  ]);
}

/** Divides values into straight lines, and returns the maximum number of lines in a row without a pause. */
function countSpeeds(values: readonly number[]): number {
  let [most, count, start] = [0, 0, 0];
  while (start < values.length - 1) {
    let end = start + 1;
    while (end < values.length - 1 && isStraight(values.slice(start, end + 2))) {
      end++;
    }
    const distance = Math.abs((values[end] ?? 0) - (values[start] ?? 0));
    count = distance > 2 ? count + 1 : 0;
    most = Math.max(most, count);
    start = end;
  }
  return most;
}

function isStraight(values: readonly number[]): boolean {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const speed = (last - first) / (values.length - 1);
  return values.every((value, index) => Math.abs(value - first - speed * index) <= 1.001);
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
      const frames = Array.from({length: 61}, (_, frame) => measure(video.at(frame)));
      const length = Math.max(...frames.map((values) => values.length));
      // Two constant speeds can look like five: if a motion starts, changes or ends between two frames, it has a
      // different speed there.
      return Array.from({length}, (_, index) => frames.map((values) => values[index] ?? NaN)).some(
        (values) => countSpeeds(values) > 5,
      )
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
