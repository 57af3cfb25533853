/** A component that runs, made from the code of an explorer. */
export interface PlaygroundSample {
  /** Of the component, and of its file. */
  readonly name: string;
  /** The whole file. */
  readonly text: string;
  readonly fps: number;
  readonly durationInFrames: number;
}
