/** A problem in a file, with what to do about it. */
export type CodeFinding = {
  /** The path of the file, as passed. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1. */
  readonly column: number;
  /** The name of the rule: `typescript/2322`, `@remotion/volume-callback` or `css-animation`. */
  readonly rule: string;
  /** An error stops the code from working. A warning makes the video wrong or the render slow or unreliable. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: string;
  /** The path of the page that explains it: `/docs/flickering#cause-1`. Missing for syntax errors. */
  readonly link?: string;
};
