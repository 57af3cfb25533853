import {roundTo3} from './roundTo3.ts';

export type Curve = (progress: number) => number;

type Extreme = {
  readonly value: number;
  /** The progress, from 0 to 1. */
  readonly at: number;
};

/** Returns the values of a curve at the five points of the tables, rounded. */
export function readRow(curve: Curve): number[] {
  return [0, 0.25, 0.5, 0.75, 1].map((progress) => roundTo3(curve(progress)));
}

export function findHighest(curve: Curve): Extreme {
  return findExtreme(curve, (a, b) => a > b);
}

export function findLowest(curve: Curve): Extreme {
  return findExtreme(curve, (a, b) => a < b);
}

/** Searches the curve at 100,000 points. */
function findExtreme(curve: Curve, isBetter: (a: number, b: number) => boolean): Extreme {
  let best = {value: curve(0), at: 0};
  for (let at = 0; at <= 1; at += 0.000_01) {
    const value = curve(at);
    if (isBetter(value, best.value)) {
      best = {value, at};
    }
  }
  return {value: roundTo3(best.value), at: roundTo3(best.at)};
}
