import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {root} from './root.ts';

/**
 * Returns a hash of the names and contents of files. A folder stands for all files in it, except those in folders with
 * an ignored name. Missing files count as such.
 */
export function hashFiles(paths: readonly string[], ignored: ReadonlySet<string> = new Set()): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(path, ignored))) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path: string, ignored: ReadonlySet<string>): string[] {
  if (!existsSync(path)) {
    return [];
  }
  if (statSync(path).isFile()) {
    return [path];
  }
  return readdirSync(path)
    .filter((name) => !ignored.has(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name), ignored));
}
