/** A page that the site needs to have, with the names that it needs to document. The site may have other pages. */
export type PlannedPage = {
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly sidebar: string | null;
  readonly package?: string;
  readonly kind: string;
  /** Exports, commands, flags and setters that the page documents. */
  readonly api?: readonly string[];
  /** Names of options by export. A question mark marks optional ones. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
};
