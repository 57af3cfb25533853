/** What the build tells the playground. */
export type PlaygroundFacts = {
  /** Address of the frame's document. */
  readonly frame: string;
  /** URLs of the scripts that no page includes, by name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Address of the folder with the projects that can be opened by name, with a slash at its end. */
  readonly examples: string;
  /** Addresses of the declarations for the type checker. */
  readonly types: {readonly core: string; readonly three: string};
  /** The demos that can be opened. */
  readonly demos: readonly PlaygroundExample[];
  /** Paths of the files that `staticFile()` can name. */
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
