/** The rank of the first relevant hit of each query, or null if there is none. */
export type Ranks = Readonly<Record<string, number | null>>;

type RankChange = {
  readonly query: string;
  readonly before: number | null;
  readonly after: number | null;
};

/** Lists the queries with a changed rank, worst loss first. Skips new and removed queries. */
export function findRankChanges(before: Ranks, after: Ranks): RankChange[] {
  return Object.entries(after)
    .flatMap(([query, rank]) => {
      const old = before[query];
      return old === undefined || old === rank ? [] : [{query, before: old, after: rank}];
    })
    .sort((a, b) => getGain(a) - getGain(b));
}

/** Returns the change in reciprocal rank. A negative number is a loss. */
function getGain({before, after}: RankChange): number {
  return (after === null ? 0 : 1 / after) - (before === null ? 0 : 1 / before);
}
