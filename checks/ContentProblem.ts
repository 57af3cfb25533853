/** A problem on a page: its location, a description and the fix. */
export type ContentProblem = {
  /** The path relative to the repository. */
  readonly file: string;
  /** The line in that file, starting from 1. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
};

/** Formats a problem for a terminal. The location is clickable in most editors. */
export function formatProblem(problem: ContentProblem): string {
  return `${problem.file}:${problem.line}  ${problem.message}\n    ${problem.fix}`;
}
