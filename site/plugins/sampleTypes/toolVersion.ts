import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {siteFolders} from './siteFolders';
import {versionOf} from './versionOf';

/** A short name for everything that decides a type besides the sample: installed packages, and this code. */
export const toolVersion = (): string => versionOf(watched.flatMap(filesOf).map((file) => readFileSync(file, 'utf8')));

const watched = ['package-lock.json', 'reference/types', 'reference/samples', 'site/plugins/sampleTypes'];

const filesOf = (path: string): string[] => {
  const full = join(siteFolders.repository, path);
  if (path.endsWith('.json')) return [full];
  return readdirSync(full)
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(full, name));
};
