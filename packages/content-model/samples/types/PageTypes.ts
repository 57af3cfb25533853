/** The types of a page's samples in the format that browsers load: `/assets/types/<version>/<key>.json`. */
export type PageTypes = {
  readonly types: readonly TypeText[];
  /**
   * For each TypeScript block in page order, three numbers per identifier: the characters since the previous one, its
   * length, and its index in `types`.
   */
  readonly blocks: readonly (readonly number[])[];
};

export type TypeText = {
  /** The declaration as displayed in an editor: escaped HTML with the one-letter classes of highlighted code. */
  readonly html: string;
  /** The first sentence of its documentation comment. */
  readonly about?: string;
  /** URL of the page that documents it. */
  readonly page?: string;
};
