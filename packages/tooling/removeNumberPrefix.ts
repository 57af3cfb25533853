/** Returns the name of a folder without the number that orders it: `fade-in` for `03-fade-in`. */
export function removeNumberPrefix(folder: string): string {
  return folder.replace(/^\d+-/, '');
}
