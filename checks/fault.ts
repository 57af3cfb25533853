/** Something that is wrong in a page: where, what, and what to do about it. */
export interface Fault {
  /** Path relative to the repository. */
  readonly file: string;
  /** One-based line in that file. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

/** One line for a terminal, clickable in most editors. */
export const formatFault = (fault: Fault): string => `${fault.file}:${fault.line}  ${fault.message}\n    ${fault.fix}`;
