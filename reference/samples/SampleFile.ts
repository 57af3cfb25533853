/** A fenced code block of a page, as a file that the compiler can see. */
export interface SampleFile {
  readonly page: string;
  /** Line of the page on which the code's first line stands; it tells the blocks of a page apart, and their order. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Path of the file that the block is, such as `src/Root.tsx`, when the fence has one. */
  readonly title: string | undefined;
}
