import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {root} from './root.ts';

/** Returns a hash of the names and contents of files. A folder stands for all files in it. Missing files count as such. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles)) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) {
    return [];
  }
  if (statSync(path).isFile()) {
    return [path];
  }
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .map((file) => join(path, file))
    .filter((file) => statSync(file).isFile())
    .sort();
}
