import {isDeepStrictEqual} from 'node:util';
import {maxQueryLength} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {testQuerySets} from './testQuerySets.ts';

/** Returns the test queries for which the hits of two engines differ in any detail. */
export function findDifferentResults(one: Engine, other: Engine): string[] {
  return testQuerySets
    .flatMap(({queries}) => Object.keys(queries))
    .filter((text) => {
      const query = text.slice(0, maxQueryLength);
      return !isDeepStrictEqual(one.search({query}), other.search({query}));
    });
}
