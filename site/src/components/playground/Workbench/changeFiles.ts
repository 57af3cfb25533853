type Files = Readonly<Record<string, string>>;

/** Adds an empty file at the end. */
export function addFile(files: Files, name: string): Files {
  return {...files, [name]: ''};
}

/** Removes a file. */
export function removeFile(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([other]) => other !== name));
}

/** A deleted file and its position. */
export type DeletedFile = {
  readonly name: string;
  readonly text: string;
  readonly index: number;
};

/** Returns what `restoreFile` needs to restore a file after `removeFile`. */
export function createDeletedFile(files: Files, name: string): DeletedFile {
  return {
    name,
    text: files[name] ?? '',
    index: Object.keys(files).indexOf(name),
  };
}

/** Restores a deleted file at its position. If another file has its name by now, changes nothing. */
export function restoreFile(files: Files, {name, text, index}: DeletedFile): Files {
  if (Object.hasOwn(files, name)) {
    return files;
  }
  const entries = Object.entries(files);
  entries.splice(index, 0, [name, text]);
  return Object.fromEntries(entries);
}
