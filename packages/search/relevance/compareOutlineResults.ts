import {maxQueryLength} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {testQuerySets} from './testQuerySets.ts';
import {getPath} from './getPath.ts';
import {getRank} from './getRank.ts';

/** The results of an engine that only has the outline (names and titles), compared with one that has all records. */
type OutlineComparison = {
  /** The number of queries that names and titles can answer according to the engine. */
  readonly knownItemCount: number;
  /** The number of these that have the same first hit. */
  readonly sameFirstHitCount: number;
  /** Those of them with a relevant page that ranks too low, although it doesn't with all records. */
  readonly worse: readonly string[];
};

/** Compares the results before and after the paragraphs are loaded, based on the test queries. */
export function compareOutlineResults(outline: Engine, full: Engine): OutlineComparison {
  const knownItems = testQuerySets.flatMap(({queries, maxRank}) =>
    Object.entries(queries)
      .map(([query, expected]) => ({query: query.slice(0, maxQueryLength), expected, maxRank}))
      .filter(({query}) => outline.isKnownItemQuery(query)),
  );
  const compared = knownItems.map(({query, expected, maxRank}) => {
    const [early = [], late = []] = [outline, full].map((engine) =>
      engine.search({query}).hits.map(({url = ''}) => getPath(url)),
    );
    const isSuccess = (found: string[]) => (getRank(expected, found) ?? Infinity) <= maxRank;
    return {query, isSame: early[0] === late[0], isWorse: isSuccess(late) && !isSuccess(early)};
  });
  return {
    knownItemCount: compared.length,
    sameFirstHitCount: compared.filter(({isSame}) => isSame).length,
    worse: compared.filter(({isWorse}) => isWorse).map(({query}) => query),
  };
}
