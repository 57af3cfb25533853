/** A file to check. Its path decides how it's read: code, a style sheet, a `package.json` or commands. */
export type CheckedFile = {
  /** Relative, with forward slashes: `src/Title.tsx`. */
  readonly path: string;
  readonly text: string;
};
