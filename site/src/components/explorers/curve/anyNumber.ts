import fc from 'fast-check';
import {roundNumber} from './writeNumber';

/** For tests: a number that code writes as it is. */
export const anyNumber = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({min, max}), fc.double({min, max, noNaN: true}).map(roundNumber)).map((value) => value + 0);
