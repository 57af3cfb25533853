/** What the playground needs to know about the build. */
export type PlaygroundFacts = {
  /** URL of the sandbox's document. */
  readonly sandbox: string;
  /** URLs of the scripts that no page includes, by name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** URL of the folder with the projects that can be opened by name, and their search terms. Ends with a slash. */
  readonly examples: string;
  /** URLs of the declarations for the type checker. */
  readonly types: {readonly core: string; readonly three: string};
  /** The demos that can be opened. */
  readonly demos: readonly PlaygroundExample[];
  /** Paths that code can pass to `staticFile()`. */
  readonly media: readonly string[];
};

/** A demo in the list of examples. */
export type PlaygroundExample = {
  /** Its folder in `demos/`. */
  readonly name: string;
  readonly title: string;
  /** Its group in the list. */
  readonly group: string;
  /** URL of an image. */
  readonly poster: string;
};
