/** Standard metrics of a search engine. */
export type RankMetrics = {
  readonly count: number;
  /** The success at rank 1: the share of the queries whose first hit is relevant, from 0 to 1. */
  readonly successAt1: number;
  /** The share of the queries with a relevant page among the first three hits. */
  readonly successAt3: number;
  /** The same for the hits up to the maximum rank of the query set. */
  readonly successAtMaxRank: number;
  readonly meanReciprocalRank: number;
};

/** Calculates the metrics of a list of ranks. A rank is null if no hit was relevant. */
export function calculateMetrics(ranks: readonly (number | null)[], maxRank: number): RankMetrics {
  const getSuccess = (limit: number) => ranks.filter((rank) => rank !== null && rank <= limit).length / ranks.length;
  return {
    count: ranks.length,
    successAt1: getSuccess(1),
    successAt3: getSuccess(3),
    successAtMaxRank: getSuccess(maxRank),
    meanReciprocalRank: ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0) / ranks.length,
  };
}
