/** What a reader does on a page that no code block contains. It takes place where the page says so. */
export type Instruction = {
  /** The words of the page, exactly as in its source. */
  readonly says: string;
  /** Properties to add to `package.json`. */
  readonly manifest?: object;
  /** Packages to install, separated by spaces. */
  readonly install?: string;
  /** Files to write, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files to copy, by path, with the one in `demos/public/media` that stands for the reader's. */
  readonly media?: Readonly<Record<string, string>>;
  readonly run?: string;
  /** The page of an app to open, and a text that is only visible after its Player has played a part of the video. */
  readonly play?: {readonly url: string; readonly shows: string};
};

/** A part of a page whose files are written and whose commands are run, in order. */
export type Section = {
  /** The page, relative to `content/docs`. */
  readonly page: string;
  /** The heading at which the part starts and the one before which it ends, without their markup. */
  readonly from?: string;
  readonly until?: string;
  readonly instructions?: readonly Instruction[];
  /** The commands that start a server, with a URL that responds when it's ready. It runs until the journey ends. */
  readonly servers?: Readonly<Record<string, string>>;
  /** What commands print, among other things. */
  readonly prints?: Readonly<Record<string, string>>;
  /** What a command sends to AWS, in any order. The other commands of a journey with an account send nothing. */
  readonly sends?: Readonly<Record<string, readonly string[]>>;
  /** Files and commands that show an alternative. */
  readonly skip?: readonly string[];
};

/** A guide that is followed in an empty folder. */
export type Journey = {
  readonly title: string;
  /** The packages that the project has before the page starts, such as those of a template. */
  readonly given?: string;
  readonly sections: readonly Section[];
  /** The port of the page's server. It's replaced with a free one. */
  readonly port?: number;
  /** The files that the reader has in the end, with the number of frames of videos and images. */
  readonly results: Readonly<Record<string, number>>;
  /** Colors that images contain, by path. */
  readonly colors?: Readonly<Record<string, readonly string[]>>;
  /** Whether the reader has an AWS account. It's replaced with an empty one. */
  readonly hasAwsAccount?: boolean;
};
