/** What the playground holds: the files that a reader edits, and the composition that they draw. */
export type PlaygroundProject = {
  /** The text of each file by its path, such as `Title.tsx` or `parts/Title.tsx`. The first one is what is drawn. */
  readonly files: Readonly<Record<string, string>>;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  readonly durationInFrames: number;
  /** Values for the component's props, in what JSON can say. */
  readonly props: Readonly<Record<string, unknown>>;
};

/** The size and pace of a composition that says nothing else. */
export const firstComposition = {width: 1280, height: 720, fps: 30, durationInFrames: 90} as const;
