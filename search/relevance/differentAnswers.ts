import {isDeepStrictEqual} from 'node:util';
import {MAX_QUERY_LENGTH} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {goldenSet} from './goldenSet.ts';

/** The queries of the golden set that two engines do not answer with the same hits, in each detail. */
export function differentAnswers(one: Engine, other: Engine): string[] {
  return goldenSet
    .flatMap(({queries}) => Object.keys(queries))
    .filter((typed) => {
      const query = typed.slice(0, MAX_QUERY_LENGTH);
      return !isDeepStrictEqual(one.search({query}), other.search({query}));
    });
}
