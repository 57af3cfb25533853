import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The files of a folder, as `staticFile()` names them; texts of licences are none. */
export const listMedia = (publicFolder: string, folder: string): string[] =>
  readdirSync(join(publicFolder, folder))
    .filter((name) => /\.(?!txt$)\w+$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
