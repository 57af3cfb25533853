/** What the installed packages export, as read from their declarations and compiled code. */
export interface Model {
  readonly packages: readonly PackageModel[];
  /** Paths of the documentation that the packages print or name: `/docs/timeout`. */
  readonly printedAddresses: readonly string[];
}

export interface PackageModel {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly ExportModel[];
}

export type ExportKind = 'function' | 'hook' | 'component' | 'class' | 'constant' | 'type';

export interface ExportModel {
  /** Public name; parts of an object are dotted: `Series.Sequence`. */
  readonly name: string;
  readonly kind: ExportKind;
  /** Declaration as a reader wants to see it, without `export declare`. */
  readonly signature: string;
  /** Parameters, options, props or fields. Nested ones are dotted: `config.damping`. */
  readonly members: readonly MemberModel[];
  /** Members of a union of literals, as written in code: `'jpeg'`. */
  readonly values?: readonly string[];
  /** Why the export owes no documentation. */
  readonly internal?: string;
  readonly since?: string;
}

export interface MemberModel {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** As written in code; absent when the code has none. */
  readonly default?: string;
  /** First version that has it, when that is later than its export's. */
  readonly since?: string;
}
