/** What a sample needs to run, or why it doesn't. */
export type RunSettings = {
  /** The props of its component. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The arguments of its functions, by name. */
  readonly calls?: Readonly<Record<string, readonly unknown[]>>;
  /** Files in `public` whose names its code puts together. */
  readonly files?: readonly string[];
  /** The content of JSON files in `public` that the page doesn't show. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Why all of its frames may be empty. */
  readonly blank?: string;
  /** Why it may log errors. */
  readonly logs?: string;
  /** Whether it only runs as a part of another sample of its page. */
  readonly isPart?: boolean;
  /** Whether it runs when a test follows the guide in an empty folder. */
  readonly isFollowed?: boolean;
  /** Whether it's a file in `integration/examples`, which the tests of the renderer run. */
  readonly isExample?: boolean;
  /** Why it isn't run. */
  readonly notRun?: string;
};
