/** What the installed packages export, as read from their declarations and compiled code. */
export interface Model {
  readonly packages: readonly PackageModel[];
  /** Paths of the documentation that the packages print or name: `/docs/timeout`. */
  readonly printedAddresses: readonly string[];
  readonly commands: readonly CommandModel[];
  /** What the command lines parse, by package. */
  readonly flags: readonly FlagModel[];
  /** Setters of `remotion.config.ts`. */
  readonly setters: readonly SetterModel[];
  readonly constants: readonly ConstantModel[];
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

/** A command as one types it: `npx remotion render`. */
export interface CommandModel {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly flags: readonly string[];
  readonly since?: string;
}

export interface FlagModel {
  /** With its dashes: `--crf`. */
  readonly name: string;
  readonly type: string;
  /** Takes no value: `--muted`. */
  readonly isSwitch: boolean;
  /** Setter of the configuration file that does the same: `Config.Output.setCrf`. */
  readonly setter?: string;
  /** Option of a Node.js function that does the same: `renderMedia.crf`. */
  readonly nodeOption?: string;
  /** What to use instead of a flag that is deprecated. */
  readonly instead?: string;
}

export interface SetterModel {
  /** `Config.Output.setCrf`. */
  readonly name: string;
  readonly parameter: string;
  readonly type: string;
  /** The literals that it takes, when its type is a union of them; otherwise none. */
  readonly values: readonly string[];
  readonly flag?: string;
}

/** A number, name or list that the code holds and the types don't tell. */
export interface ConstantModel {
  readonly package: string;
  readonly name: string;
  readonly value: string | number | readonly string[] | readonly number[];
}
