export type Figures = {
  readonly count: number;
  /**
   * Shares of the queries from 0 to 1 whose answer is at rank 1, in the top three, and within the limit for their kind.
   */
  readonly first: number;
  readonly inThree: number;
  readonly within: number;
  readonly meanReciprocalRank: number;
};

/** Summarizes ranks. A rank is null if there was no right answer. */
export function getFigures(ranks: readonly (number | null)[], within: number): Figures {
  const getShare = (limit: number) => ranks.filter((rank) => rank !== null && rank <= limit).length / ranks.length;
  return {
    count: ranks.length,
    first: getShare(1),
    inThree: getShare(3),
    within: getShare(within),
    meanReciprocalRank: ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0) / ranks.length,
  };
}
