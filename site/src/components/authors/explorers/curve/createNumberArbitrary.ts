import fc from 'fast-check';
import {roundNumber} from './writeNumber.ts';

/** For tests: generates a number that the code contains without rounding. */
export function createNumberArbitrary(min: number, max: number): fc.Arbitrary<number> {
  return fc
    .oneof(fc.integer({min, max}), fc.double({min, max, noNaN: true}).map(roundNumber))
    .map((value) => value + 0);
}
