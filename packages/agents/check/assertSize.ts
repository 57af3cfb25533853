import type {CheckedFile} from './CheckedFile.ts';

export const maxFiles = 50;
export const maxCharacters = 400_000;

/** Throws an error that says what to change if files are too many or too large, or their paths leave the project. */
export function assertSize(files: readonly CheckedFile[]): void {
  if (files.length === 0) {
    throw new Error('Pass at least one file.');
  }
  if (files.length > maxFiles) {
    throw new Error(`Pass at most ${maxFiles} files at a time, not ${files.length}.`);
  }
  const characters = files.reduce((sum, {text}) => sum + text.length, 0);
  if (characters > maxCharacters) {
    throw new Error(`Pass at most ${maxCharacters} characters at a time, not ${characters}. Leave out data and media.`);
  }
  const names = new Set<string>();
  for (const {path} of files) {
    if (!/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[\w@()[\]. -]+(?:\/[\w@()[\]. -]+)*$/.test(path)) {
      throw new Error(`"${path}" isn't a relative path such as src/Title.tsx.`);
    }
    if (names.has(path)) {
      throw new Error(`Two files have the path ${path}.`);
    }
    names.add(path);
  }
}
