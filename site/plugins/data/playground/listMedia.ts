import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Returns the files of a folder with their `staticFile()` paths, except for license texts. */
export function listMedia(publicFolder: string, folder: string): string[] {
  return readdirSync(join(publicFolder, folder))
    .filter((name) => /\.(?!txt$)\w+$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}
