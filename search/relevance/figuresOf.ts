export interface Figures {
  readonly count: number;
  /** Shares of the queries, from 0 to 1: answered at rank 1, within three, within what the kind allows. */
  readonly first: number;
  readonly inThree: number;
  readonly within: number;
  readonly meanReciprocalRank: number;
}

/** Sums up ranks, which are null where no right answer was found. */
export function figuresOf(ranks: readonly (number | null)[], within: number): Figures {
  const shareUpTo = (limit: number) => ranks.filter((rank) => rank !== null && rank <= limit).length / ranks.length;
  return {
    count: ranks.length,
    first: shareUpTo(1),
    inThree: shareUpTo(3),
    within: shareUpTo(within),
    meanReciprocalRank: ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0) / ranks.length,
  };
}
