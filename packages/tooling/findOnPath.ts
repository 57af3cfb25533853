import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Returns the path of the first of the programs that is in a folder of `PATH`, or undefined. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const extension = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, `${name}${extension}`))).find(existsSync);
}
