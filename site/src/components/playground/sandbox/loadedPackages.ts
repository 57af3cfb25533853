/** The packages that the scripts of the sandbox have loaded, by import path. */
const packages: Record<string, unknown> = {};

Object.assign(window, {__packages: packages});

/** Returns a loaded package. Throws if its script hasn't loaded. */
export function getPackage(name: string): unknown {
  if (!Object.hasOwn(packages, name)) {
    throw new Error(`The package “${name}” isn’t loaded. Run the code again.`);
  }
  return packages[name];
}

/** Returns the import path of the loaded package that exports a name. */
export function findExporter(name: string): string | undefined {
  return Object.keys(packages).find((path) => Object.hasOwn(Object(packages[path]), name));
}

export function addPackage(name: string, exported: unknown): void {
  packages[name] = exported;
}
