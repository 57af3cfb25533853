import {isDeepStrictEqual} from 'node:util';
import {MAX_QUERY_LENGTH} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {goldenSet} from './goldenSet.ts';

/** Returns the test queries for which the hits of two engines differ in any detail. */
export function findDifferentAnswers(one: Engine, other: Engine): string[] {
  return goldenSet
    .flatMap(({queries}) => Object.keys(queries))
    .filter((typed) => {
      const query = typed.slice(0, MAX_QUERY_LENGTH);
      return !isDeepStrictEqual(one.search({query}), other.search({query}));
    });
}
