/** How long a text can be: at least the first number, and less than the second. */
type Lengths = readonly [min: number, end: number];

/**
 * Whether letters appear one by one, and not at one or two constant speeds. Looks at words that are typed with pauses
 * between them separately, and at letters that are deleted again.
 * @param texts the text in each frame
 */
export function isTypedWithEasing(texts: readonly string[]): boolean {
  const getChange = (frame: number): number => (texts[frame]?.length ?? 0) - (texts[frame - 1]?.length ?? 0);
  const changes = texts.flatMap((_, frame) => (frame > 0 && getChange(frame) !== 0 ? [frame] : []));
  if (changes.length <= 5 || changes.some((frame) => Math.abs(getChange(frame)) > 3)) {
    return false;
  }
  const lengths = readLengths(texts);
  const steps = changes.map((frame, index) => ({
    frame,
    wait: frame - (changes[index - 1] ?? -Infinity),
    letters: getChange(frame),
  }));
  let start = 0;
  return steps.some(({frame, letters}, index) => {
    const next = steps[index + 1];
    if (next && Math.sign(next.letters) === Math.sign(letters) && !isAfterPause(steps.slice(index, index + 3))) {
      return false;
    }
    const movement = lengths.slice((steps[start]?.frame ?? 1) - 1, frame + 1);
    start = index + 1;
    return hasManySpeeds(movement);
  });
}

function readLengths(texts: readonly string[]): readonly Lengths[] {
  const all = texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  return texts.map(({length}) => {
    // The animation may continue when all letters have appeared.
    // A space at the end isn't part of the text, so the text may be one letter longer before a space.
    const more = all[length] === ' ' ? 2 : 1;
    return [length, length === all.length ? Infinity : length + more];
  });
}

type Step = {readonly wait: number; readonly letters: number};

/** Whether the second of three steps took much longer than the others. */
function isAfterPause([before, step, after]: readonly Step[]): boolean {
  if (!before || !step || !after) {
    return false;
  }
  const slower = Math.max(...[before, after].map(({wait, letters}) => wait / Math.abs(letters)));
  return step.wait > (Math.abs(step.letters) + 1) * slower;
}

/** Whether lengths change at three constant speeds or more. Two are enough if the time is too short for a third. */
function hasManySpeeds(lengths: readonly Lengths[]): boolean {
  let [speeds, start] = [0, 0];
  while (start < lengths.length) {
    let end = start + 1;
    while (end < lengths.length && isSteady(lengths.slice(start, end + 1))) {
      end++;
    }
    speeds++;
    start = end;
  }
  return speeds > (lengths.length > maxShort ? 2 : 1);
}

/** How many frames are too few to see more than two speeds. */
const maxShort = 14;

/** Whether lengths can be those of a constant speed, rounded to whole letters. */
function isSteady(lengths: readonly Lengths[]): boolean {
  let [slowest, fastest] = [-Infinity, Infinity];
  for (const [to, [min, end]] of lengths.entries()) {
    for (const [from, [firstMin, firstEnd]] of lengths.slice(0, to).entries()) {
      slowest = Math.max(slowest, (min - firstEnd) / (to - from));
      fastest = Math.min(fastest, (end - firstMin) / (to - from));
    }
  }
  return slowest < fastest;
}
