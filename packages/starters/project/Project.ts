/** A project to download. */
export type Project = {
  /** The name of its folder. */
  readonly name: string;
  /** The text files by their paths. */
  readonly texts: Readonly<Record<string, string>>;
  /** The other files by their paths, as paths on this site: `media/song.mp3`. */
  readonly media: Readonly<Record<string, string>>;
  /** What to do after it's downloaded. */
  readonly steps: readonly Step[];
};

export type Step = {
  /** What the command does, without a period. */
  readonly about: string;
  readonly command: string;
};

/** What a project needs from this repository. */
export type Resources = {
  /** The origin of this site. */
  readonly siteUrl: string;
  /** Versions by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** The declarations that make Remotion's types compatible with current React types. */
  readonly declarations: string;
  /** The files of starters and extras by their paths in `files`. */
  readonly files: Readonly<Record<string, string>>;
  /** The instructions for coding agents by their paths in a project. */
  readonly instructions: Readonly<Record<string, string>>;
};
