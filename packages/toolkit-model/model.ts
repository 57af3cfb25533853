/** The exports of the installed packages, read from their declarations and their compiled code. */
export type Model = {
  readonly packages: readonly PackageModel[];
  /** Paths of the documentation that the packages print or mention: `/docs/timeout`. */
  readonly printedUrls: readonly string[];
  readonly commands: readonly CommandModel[];
  /** The flags that the CLIs parse, by package. */
  readonly flags: readonly FlagModel[];
  /** Setters of `remotion.config.ts`. */
  readonly setters: readonly SetterModel[];
  readonly constants: readonly ConstantModel[];
};

export type PackageModel = {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly ExportModel[];
};

export type ExportKind = 'function' | 'hook' | 'component' | 'class' | 'constant' | 'type';

export type ExportModel = {
  /** The public name. Parts of an object use a dot: `Series.Sequence`. */
  readonly name: string;
  readonly kind: ExportKind;
  /** The declaration in a readable form, without `export declare`. */
  readonly signature: string;
  /** Parameters, options, props or fields. Nested ones use a dot: `config.damping`. */
  readonly members: readonly MemberModel[];
  /** Members of a union of literals, as written in code: `'jpeg'`. */
  readonly values?: readonly string[];
  /** The reason why the export doesn't need documentation. */
  readonly internal?: string;
  readonly since?: string;
};

export type MemberModel = {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** As written in code. Not set if there is no default. */
  readonly default?: string;
  /** The first version that includes it, if it's later than the version of its export. */
  readonly since?: string;
};

/** A command as you type it: `npx remotion render`. */
type CommandModel = {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly flags: readonly string[];
  readonly since?: string;
};

export type FlagModel = {
  /** Including the dashes: `--crf`. */
  readonly name: string;
  readonly type: string;
  /** Whether it doesn't take a value, such as `--muted`. */
  readonly isSwitch: boolean;
  /** The setter of the configuration file that has the same effect: `Config.Output.setCrf`. */
  readonly setter?: string;
  /** The option of a Node.js function that has the same effect: `renderMedia.crf`. */
  readonly nodeOption?: string;
  /** The replacement, if the flag is deprecated. */
  readonly instead?: string;
};

export type SetterModel = {
  /** `Config.Output.setCrf`. */
  readonly name: string;
  readonly parameter: string;
  readonly type: string;
  /** The accepted literals, if its type is a union of literals. Otherwise empty. */
  readonly values: readonly string[];
  readonly flag?: string;
};

/** A number, name or list from the code that isn't part of the types. */
export type ConstantModel = {
  readonly package: string;
  readonly name: string;
  readonly value: string | number | readonly string[] | readonly number[];
};
