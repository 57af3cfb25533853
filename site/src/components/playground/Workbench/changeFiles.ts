type Files = Readonly<Record<string, string>>;

/** Adds an empty file at the end. */
export const withFile = (files: Files, name: string): Files => ({...files, [name]: ''});

/** Renames a file in its place. Imports of it are the reader's to change. */
export const withName = (files: Files, from: string, to: string): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name === from ? to : name, text]));

/** Leaves a file out; what it held is in the browser's store of earlier work. */
export const withoutFile = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([other]) => other !== name));
