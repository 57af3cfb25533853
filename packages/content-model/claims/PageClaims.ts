/** All claims about a page. */
export type PageClaims = {
  /** The page, relative to the repository: `content/docs/(remotion)/interpolate.mdx`. */
  readonly page: string;
  readonly claims: readonly Claim[];
  readonly unproven: readonly UnprovenClaim[];
  /** Components, values and functions that the code of several claims uses. */
  readonly shared: string;
};

export type Claim = {
  readonly sentence: string;
  /** The code that proves it, without the call of `claim()` around it. */
  readonly code: string;
};

export type UnprovenClaim = {
  readonly sentence: string;
  readonly reason: string;
  /** The file in Remotion's repository that shows it. */
  readonly source: string;
};
