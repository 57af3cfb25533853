/** What a card says. */
export interface Card {
  /** Where the page belongs, the widest first: Docs, Player. Empty for a page that belongs nowhere. */
  readonly place: readonly string[];
  readonly title: string;
  readonly description: string;
  /** Where the page stands: /docs/spring. Empty for the home page. */
  readonly path: string;
}

/** Pixels. */
export const cardSize = {width: 1200, height: 630} as const;
