/** The types of a page's samples, as the browser gets them: `/assets/types/<version>/<key>.json`. */
export interface PageTypes {
  readonly types: readonly TypeText[];
  /**
   * For each block of TypeScript, in the order of the page, three numbers an identifier: characters since the one
   * before, its length, and which of `types` it has.
   */
  readonly blocks: readonly (readonly number[])[];
}

export interface TypeText {
  /** The declaration as an editor shows it: escaped HTML with the one-letter classes of highlighted code. */
  readonly html: string;
  /** First sentence of what its author wrote about it. */
  readonly about?: string;
  /** Address of the page that documents it. */
  readonly page?: string;
}
