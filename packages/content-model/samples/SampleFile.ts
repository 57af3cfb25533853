/** A fenced code block of a page as a file for the compiler. */
export type SampleFile = {
  readonly page: string;
  /** The line of the page on which the code starts, which identifies the blocks of a page and their order. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** The path from the fence, such as `src/Root.tsx`, if there is one. */
  readonly title: string | undefined;
};
