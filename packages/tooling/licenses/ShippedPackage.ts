/** A third-party package whose code readers load. */
export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** From package.json: an SPDX expression, or where to read the license. */
  readonly license: string;
  /** The URL of its repository, if package.json has it. */
  readonly homepage: string;
  /** The contents of its license files; empty if it has none. */
  readonly text: string;
};
