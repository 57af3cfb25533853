/** A component for the playground, created from the code of an explorer. */
export type PlaygroundSample = {
  /** The name of the component and its file. */
  readonly name: string;
  /** The content of the file. */
  readonly text: string;
  readonly fps: number;
  readonly durationInFrames: number;
};
