/** A package of others that readers load a part of. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its description names it: an SPDX expression, or where to read it. */
  readonly licence: string;
  /** Where it comes from, if it says so. */
  readonly homepage: string;
  /** The texts that lie beside it; empty if there are none. */
  readonly text: string;
}
