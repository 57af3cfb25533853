import {MAX_QUERY_LENGTH} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {goldenSet} from './goldenSet.ts';
import {pathOf} from './pathOf.ts';
import {rankOf} from './rankOf.ts';

/** How an engine that has names and titles only answers, beside one that has all records. */
export interface NamesJudgement {
  /** Queries that it takes names and titles to be enough for. */
  readonly known: number;
  /** Those of them whose first hit is the same. */
  readonly sameFirst: number;
  /** Those of them whose right answer stands too far down, and would not with all records. */
  readonly worse: readonly string[];
}

/** Judges what is answered before texts are there, by the golden set. */
export function judgeNames(names: Engine, whole: Engine): NamesJudgement {
  const answered = goldenSet.flatMap(({queries, within}) =>
    Object.entries(queries)
      .map(([typed, expected]) => ({query: typed.slice(0, MAX_QUERY_LENGTH), expected, within}))
      .filter(({query}) => names.knows(query)),
  );
  const compared = answered.map(({query, expected, within}) => {
    const [early = [], late = []] = [names, whole].map((engine) =>
      engine.search({query}).hits.map(({url = ''}) => pathOf(url)),
    );
    const isRight = (found: string[]) => (rankOf(expected, found) ?? Infinity) <= within;
    return {query, isSame: early[0] === late[0], isWorse: isRight(late) && !isRight(early)};
  });
  return {
    known: compared.length,
    sameFirst: compared.filter(({isSame}) => isSame).length,
    worse: compared.filter(({isWorse}) => isWorse).map(({query}) => query),
  };
}
