/** A project in the playground: the files that a reader edits, and the settings of their composition. */
export type PlaygroundProject = {
  /** The text of each file by its path, such as `Title.tsx` or `parts/Title.tsx`. The first one is shown. */
  readonly files: Readonly<Record<string, string>>;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Frames per second. */
  readonly fps: number;
  readonly durationInFrames: number;
  /** The component's props, which can be serialized as JSON. */
  readonly props: Readonly<Record<string, unknown>>;
};

/** The default size, frame rate and duration of a composition. */
export const initialComposition = {width: 1280, height: 720, fps: 30, durationInFrames: 90} as const;
