/** The packages that scripts of the frame have brought, by the name that stands in an import. */
const packages: Record<string, unknown> = {};

Object.assign(window, {__packages: packages});

/** A package that has been loaded. Throws when its script has not. */
export const packageOf = (name: string): unknown => {
  if (!Object.hasOwn(packages, name)) throw new Error(`The package “${name}” has not been loaded.`);
  return packages[name];
};

export const addPackage = (name: string, exported: unknown): void => {
  packages[name] = exported;
};
