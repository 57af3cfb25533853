/** An HTML file of the built site. Steps change its text; it's written once, after all of them. */
export type BuiltFile = {
  /** Path relative to the output folder, with forward slashes: `docs/spring/index.html`. */
  readonly name: string;
  html: string;
};
