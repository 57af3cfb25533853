/** The part of the plane that a graph shows. */
export interface Scale {
  readonly x: Range;
  readonly y: Range;
}

export type Range = readonly [min: number, max: number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a value lies in a range, in percent. */
export const percentOf = (value: number, [min, max]: Range): number => ((value - min) / (max - min)) * 100;

/** The range of all finite values, with a margin; one that has no length gets one. */
export const rangeOf = (values: readonly number[]): Range => {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return [0, 1];
  const [min, max] = [Math.min(...finite), Math.max(...finite)];
  const margin = min === max ? Math.max(1, Math.abs(min) / 2) : (max - min) * 0.12;
  return [min - margin, max + margin];
};

/** The largest power of ten of which at least `parts` lie in a length. */
export const powerOfTen = (length: number, parts: number): number => 10 ** Math.floor(Math.log10(length / parts));

/** Round values in a range, about `count` of them. */
export const ticksOf = ([min, max]: Range, count: number): number[] => {
  const power = powerOfTen(max - min, count);
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => (max - min) / size <= count) ?? power;
  const first = Math.ceil(min / step);
  const last = Math.floor(max / step);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * step).toPrecision(12)));
};
