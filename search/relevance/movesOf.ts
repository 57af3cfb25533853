/** The rank of each query, null where no right answer was found. */
export type Ranks = Readonly<Record<string, number | null>>;

export interface Move {
  readonly query: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Lists the queries whose rank is another than it was, worst loss first. New and dropped queries are no moves. */
export function movesOf(before: Ranks, after: Ranks): Move[] {
  return Object.entries(after)
    .flatMap(([query, rank]) => {
      const old = before[query];
      return old === undefined || old === rank ? [] : [{query, before: old, after: rank}];
    })
    .sort((a, b) => gain(a) - gain(b));
}

/** What a move gives in reciprocal rank; below 0 it is a loss. */
export function gain({before, after}: Move): number {
  return (after === null ? 0 : 1 / after) - (before === null ? 0 : 1 / before);
}
