/** An action that readers can run from the search dialog. */
export type SiteAction = {
  readonly id: string;
  /** The label that readers see. */
  readonly title: string;
  /** Names for the action in lower case. The first words of a name are enough. */
  readonly names: readonly string[];
  /** A message for screen readers after the action. Missing if it opens a page. */
  readonly run: () => string | undefined | Promise<string>;
};
