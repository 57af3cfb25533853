import {type LessonChecks, check, createFinding, rendersDeterministically} from '../../../../packages/course/course.ts';
import {isTypedWithEasing} from './isTypedWithEasing.ts';

type Snapshot = Parameters<typeof createFinding>[0];

/**
 * Whether large text can be seen. Texts are measured in the innermost elements, which may be single letters.
 * @param countsColor whether letters with a transparent color count as hidden. A background can still fill them.
 */
function isShown({elements}: Snapshot, {countsColor = false} = {}): boolean {
  const parents = new Set(elements.filter((element) => element.text).map(({parent}) => parent));
  return elements.some(
    ({text: words, textBox, opacity: shown, color, visibleShare, fontSize: size, scale: factor, tiltX, tiltY}, index) =>
      words !== '' &&
      !parents.has(index) &&
      shown * (countsColor ? getAlpha(color) : 1) > 0.5 &&
      visibleShare > 0.1 &&
      size * factor * getForeshortening(tiltX) * getForeshortening(tiltY) >= 40 &&
      textBox !== undefined &&
      textBox.x < 1280 &&
      textBox.y < 720 &&
      textBox.x + textBox.width > 0 &&
      textBox.y + textBox.height > 0,
  );
}

/** Returns how large something looks from the front when it's turned out of the frame, from 0 to 1. */
function getForeshortening(degrees: number): number {
  return Math.abs(Math.cos((degrees * Math.PI) / 180));
}

/** Browsers return opaque colors as `rgb()`, and others as `rgba()`. */
function getAlpha(color: string): number {
  return Number(/^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1] ?? 1);
}

type Facts = Snapshot['elements'][number] & {
  /** Its text, or all letters of a text if each of them is in an element of its own. */
  readonly line: string;
};

/** An element in each frame. */
type Track = readonly (Facts | undefined)[];

/** How something that can move changes between two frames, and how precise its values are. */
type Motion = {
  readonly getStep: (before: Facts, now: Facts) => number;
  readonly precision: number;
  /** What code may round the values to, which then are multiples of it. From coarse to fine. */
  readonly units: readonly number[];
  /** The precision while a font size changes, because browsers round the sizes of letters. Default: no difference. */
  readonly resized?: number;
  /** The precision while a rounded scale changes, for a unit of 1. Default: no difference. */
  readonly rescaled?: number;
};

const angles = ['rotation', 'tiltX', 'tiltY'] as const;

const scaleMotion: Motion = {
  // The scale is only known for elements that aren't turned out of the frame.
  getStep: (before, now) =>
    [before, now].some((facts) => hasAngle(facts, 'tiltX') || hasAngle(facts, 'tiltY')) ? 0 : now.scale - before.scale,
  precision: 0.001,
  units: [0.01],
};

// When an element turns, its box is the box around it, which grows and shrinks even if the speed is constant. The center
// then moves on a circle, or on another curve if a perspective distorts it.
const motions: readonly Motion[] = [
  {
    getStep: (before, now) => {
      const [across, down] = [getX(now) - getX(before), getY(now) - getY(before)];
      if (isTurned(before, now)) {
        return before.isDistorted || now.isDistorted ? 0 : Math.hypot(across, down);
      }
      return isTyped(before, now) ? 0 : across;
    },
    precision: 0.03,
    units: [1, 0.1],
    resized: 4,
    rescaled: 640,
  },
  {
    getStep: (before, now) => (isTurned(before, now) ? 0 : getY(now) - getY(before)),
    precision: 0.03,
    units: [1, 0.1],
    resized: 1,
    rescaled: 360,
  },
  ...(['width', 'height'] as const).map((side) => ({
    getStep: (before: Facts, now: Facts) =>
      isTurned(before, now) || isTyped(before, now) ? 0 : now.box[side] - before.box[side],
    precision: 0.03,
    units: [1, 0.1],
    resized: Infinity,
    rescaled: side === 'width' ? 1280 : 720,
  })),
  {
    getStep: (before, now) => (isTurned(before, now) ? 0 : now.visibleShare - before.visibleShare),
    precision: 0.001,
    units: [0.01],
    resized: Infinity,
  },
  ...angles.map((angle) => ({
    // Angles around several axes depend on each other, and can change their speed even if the turns don't.
    getStep: (before: Facts, now: Facts) =>
      angles.some((other) => other !== angle && (hasAngle(before, other) || hasAngle(now, other)))
        ? 0
        : getTurn(before[angle], now[angle]),
    precision: 0.03,
    units: [1, 0.1],
  })),
  {getStep: (before, now) => now.fontSize - before.fontSize, precision: 0.03, units: [1, 0.1]},
  scaleMotion,
  {getStep: (before, now) => now.opacity - before.opacity, precision: 0.001, units: [0.01]},
  // Browsers store alpha in 8 bits.
  {getStep: (before, now) => getAlpha(now.color) - getAlpha(before.color), precision: 0.005, units: [0.01]},
];

function readFacts({elements}: Snapshot): readonly Facts[] {
  return elements.map((facts) => ({
    ...facts,
    // The text of a space is empty.
    line:
      facts.text.length === 1 || (facts.text === '' && facts.tag === 'span')
        ? (elements[facts.parent]?.text ?? facts.text)
        : facts.text,
  }));
}

function getX({box}: Facts): number {
  return box.x + box.width / 2;
}

function getY({box}: Facts): number {
  return box.y + box.height / 2;
}

/** From 179° to -179°, it’s 2°. */
function getTurn(before: number, now: number): number {
  return ((now - before + 540) % 360) - 180;
}

/** Whether an element is turned around an axis. Half a turn around another axis changes the angle by 180°. */
function hasAngle(facts: Facts, angle: (typeof angles)[number]): boolean {
  return Math.abs(Math.sin((facts[angle] * Math.PI) / 180)) > 0.0005;
}

function isTurned(before: Facts, now: Facts): boolean {
  return angles.some((angle) => Math.abs(now[angle] - before[angle]) > 0.001);
}

/** Whether letters appear, which are not equally wide and move the others. */
function isTyped(before: Facts, now: Facts): boolean {
  return before.line.length !== now.line.length;
}

/** Whether the speed of an element changes, other than from one constant speed to another. */
function isEased(track: Track, motion: Motion, changesFontSize: boolean): boolean {
  const steps = getSteps(track, motion);
  const unit = motion.units.find((size) => steps.every((step) => isMultiple(step, size)));
  const precision = Math.max(
    unit ?? motion.precision,
    changesFontSize ? (motion.resized ?? 0) : 0,
    (motion.rescaled ?? 0) * findScaleUnit(track),
  );
  return hasManySpeeds(steps, precision, unit !== undefined);
}

function getSteps(track: Track, {getStep}: Motion): readonly number[] {
  return track.slice(1).map((now, index) => {
    const before = track[index];
    return before && now ? getStep(before, now) : 0;
  });
}

function isMultiple(value: number, unit: number): boolean {
  return Math.abs(value / unit - Math.round(value / unit)) < 0.01;
}

/** Returns what code has rounded a scale to that otherwise changes at a constant speed. 0 if it hasn't. */
function findScaleUnit(track: Track): number {
  const steps = getSteps(track, scaleMotion);
  const unit = [0.01, 0.001].find((size) => steps.every((step) => isMultiple(step, size)));
  return unit !== undefined && !hasManySpeeds(steps, unit, true) && hasManySpeeds(steps, unit / 10, false) ? unit : 0;
}

function hasManySpeeds(steps: readonly number[], precision: number, isRounded: boolean): boolean {
  let value = 0;
  return findMovements([0, ...steps.map((step) => (value += step) / precision)]).some((lines) => {
    const short = lines.filter(({length}) => length <= 2);
    // Two constant speeds can look like five: if a motion starts, changes or ends between two frames, it has a
    // different speed there. Rounded values hide small changes of speed, so they count as eased unless they look like
    // one constant speed. If hardly any speed lasts for three frames, the motion is too short to rule out an easing.
    const maxLines = isRounded ? 3 : 5;
    return lines.length > maxLines || (short.length >= 2 && addDistances(short) > addDistances(lines) * 0.75);
  });
}

type Line = {readonly length: number; readonly distance: number};

/** Divides values into straight lines, and returns those that follow each other without a pause. */
function findMovements(values: readonly number[]): Line[][] {
  const movements: Line[][] = [[]];
  let start = 0;
  while (start < values.length - 1) {
    let end = start + 1;
    while (end < values.length - 1 && isStraight(values.slice(start, end + 2))) {
      end++;
    }
    const distance = Math.abs((values[end] ?? 0) - (values[start] ?? 0));
    if (distance > 2) {
      movements.at(-1)?.push({length: end - start, distance});
    } else {
      movements.push([]);
    }
    start = end;
  }
  return movements;
}

function addDistances(lines: readonly Line[]): number {
  return lines.reduce((sum, {distance}) => sum + distance, 0);
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
      const frames = Array.from({length: 61}, (_, frame) => readFacts(video.at(frame)));
      const count = Math.max(...frames.map((elements) => elements.length));
      const tracks = Array.from({length: count}, (_, index) => frames.map((elements) => elements[index]));
      const changesFontSize = tracks.some((track) => new Set(track.map((facts) => facts?.fontSize)).size > 1);
      const isAnyEased = tracks.some(
        (track) =>
          isTypedWithEasing(track.map((facts) => facts?.text ?? '')) ||
          motions.some((motion) => isEased(track, motion, changesFontSize)),
      );
      return isAnyEased
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
