/** Something that the search dialog can do instead of finding it. */
export interface SiteAction {
  readonly id: string;
  /** What it does, as readers choose it. */
  readonly title: string;
  /** What readers call it, in small letters; the first words of several are enough. */
  readonly names: readonly string[];
  /** What has been done, for those who can't see it; nothing where a page opens. */
  readonly run: () => string | undefined | Promise<string>;
}
