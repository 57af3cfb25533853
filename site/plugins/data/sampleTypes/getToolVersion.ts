import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {siteFolders} from './siteFolders.ts';
import {readVersion} from './readVersion.ts';

/** A hash of everything that affects a type in addition to the sample: installed packages and this code. */
export function getToolVersion(): string {
  return readVersion(watched.flatMap(findFiles).map((file) => readFileSync(file, 'utf8')));
}

const watched = [
  'package-lock.json',
  'packages/toolkit-model/types',
  'packages/content-model/samples',
  'site/plugins/data/sampleTypes',
];

function findFiles(path: string): string[] {
  const full = join(siteFolders.repository, path);
  if (path.endsWith('.json')) {
    return [full];
  }
  return readdirSync(full)
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(full, name));
}
