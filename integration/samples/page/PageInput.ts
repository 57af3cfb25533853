/** What a page shows. */
export type PageInput = {
  /** The folder of the sample. */
  readonly sample: string;
  /** Whether the sample registers a root, exports one, exports a component, or only exports functions and values. */
  readonly kind: 'entry' | 'root' | 'component' | 'functions';
  /** The name of the export. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The arguments of each function. */
  readonly calls: Readonly<Record<string, readonly unknown[]>>;
};

/** Loads the modules of samples, by the names of their folders. */
export type SampleModules = Readonly<Record<string, () => Promise<SampleModule>>>;

export type SampleModule = Readonly<Record<string, unknown>>;
