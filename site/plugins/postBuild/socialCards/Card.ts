/** The text of a social card. */
export type Card = {
  /** The page's categories, outermost first, such as Docs, Player. Empty for a page without a category. */
  readonly categories: readonly string[];
  readonly title: string;
  readonly description: string;
  /** The path of the page, such as /docs/spring. Empty for the home page. */
  readonly path: string;
};

/** Pixels. */
export const cardSize = {width: 1200, height: 630} as const;
