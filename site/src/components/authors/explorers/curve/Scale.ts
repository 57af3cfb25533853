/** The visible part of the coordinate plane. */
export type Scale = {
  readonly x: Range;
  readonly y: Range;
};

export type Range = readonly [min: number, max: number];

export type Point = {
  readonly x: number;
  readonly y: number;
};

/** Returns the position of a value in a range, in percent. */
export function toPercent(value: number, [min, max]: Range): number {
  return ((value - min) / (max - min)) * 100;
}

/** Returns the range of all finite values, with a margin. If the range is empty, expands it. */
export function getRange(values: readonly number[]): Range {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) {
    return [0, 1];
  }
  const [min, max] = [Math.min(...finite), Math.max(...finite)];
  const margin = min === max ? Math.max(1, Math.abs(min) / 2) : (max - min) * 0.12;
  return [min - margin, max + margin];
}

/** Returns the largest power of ten that fits at least `parts` times into a length. */
export function getPowerOfTen(length: number, parts: number): number {
  return 10 ** Math.floor(Math.log10(length / parts));
}

/** Returns about `count` round values in a range. */
export function getTicks([min, max]: Range, count: number): number[] {
  const power = getPowerOfTen(max - min, count);
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => (max - min) / size <= count) ?? power;
  const first = Math.ceil(min / step);
  const last = Math.floor(max / step);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
