import {MAX_QUERY_LENGTH} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {goldenSet} from './goldenSet.ts';
import {getPath} from './getPath.ts';
import {getRank} from './getRank.ts';

/** The results of an engine that only has names and titles, compared with one that has all records. */
export type NamesJudgement = {
  /** Queries that names and titles can answer according to the engine. */
  readonly known: number;
  /** The number of these that have the same first hit. */
  readonly sameFirst: number;
  /** Those of them with a right answer that ranks too low, although it doesn't with all records. */
  readonly worse: readonly string[];
};

/** Evaluates the answers before the texts are loaded, based on the test queries. */
export function judgeNames(names: Engine, whole: Engine): NamesJudgement {
  const answered = goldenSet.flatMap(({queries, within}) =>
    Object.entries(queries)
      .map(([typed, expected]) => ({query: typed.slice(0, MAX_QUERY_LENGTH), expected, within}))
      .filter(({query}) => names.isKnownItemQuery(query)),
  );
  const compared = answered.map(({query, expected, within}) => {
    const [early = [], late = []] = [names, whole].map((engine) =>
      engine.search({query}).hits.map(({url = ''}) => getPath(url)),
    );
    const isRight = (found: string[]) => (getRank(expected, found) ?? Infinity) <= within;
    return {query, isSame: early[0] === late[0], isWorse: isRight(late) && !isRight(early)};
  });
  return {
    known: compared.length,
    sameFirst: compared.filter(({isSame}) => isSame).length,
    worse: compared.filter(({isWorse}) => isWorse).map(({query}) => query),
  };
}
