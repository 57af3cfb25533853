type Files = Readonly<Record<string, string>>;

/** Adds an empty file at the end. */
export const withFile = (files: Files, name: string): Files => ({...files, [name]: ''});

/** Renames a file in its place. Imports of it are the reader's to change. */
export const withName = (files: Files, from: string, to: string): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name === from ? to : name, text]));

/** Leaves a file out. */
export const withoutFile = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([other]) => other !== name));

/** A file that was deleted, and where it stood. */
export interface DeletedFile {
  readonly name: string;
  readonly text: string;
  readonly index: number;
}

/** What has to be known of a file to bring it back. */
export const deletedFile = (files: Files, name: string): DeletedFile => ({
  name,
  text: files[name] ?? '',
  index: Object.keys(files).indexOf(name),
});

/** Puts a deleted file back into its place. One that has its name by now stays as it is. */
export const withDeleted = (files: Files, {name, text, index}: DeletedFile): Files => {
  if (Object.hasOwn(files, name)) return files;
  const entries = Object.entries(files);
  entries.splice(index, 0, [name, text]);
  return Object.fromEntries(entries);
};
