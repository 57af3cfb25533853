const changed = process.env.CHANGED_FILES?.split('\n');

/**
 * Returns whether the test of a file or a folder has to run. It doesn't if `npm test` names the files that have changed
 * since the last run, and this isn't one of them.
 * @param path relative to the repository.
 */
export function isToTest(path: string): boolean {
  return changed === undefined || changed.some((file) => file === path || file.startsWith(`${path}/`));
}
