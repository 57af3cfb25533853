import {join} from 'node:path';
import {openDiskCache} from '../packages/tooling/diskCache.ts';
import {root} from '../packages/tooling/root.ts';
import type {Problem} from './problem.ts';

/**
 * Returns the problems that a slow check finds in a source, or those that it found in the same source before.
 * @param inputs paths in the repository of the check's code and of everything that it reads in addition to the source.
 */
export function cacheProblems(
  name: string,
  inputs: readonly string[],
  source: string,
  find: () => readonly Problem[],
): Problem[] {
  const cache = openDiskCache(
    name,
    inputs.map((path) => join(root, path)),
  );
  const stored = cache.read(source);
  const problems = stored?.toString() ?? JSON.stringify(find());
  if (!stored) {
    cache.write(source, Buffer.from(problems));
  }
  return JSON.parse(problems) as Problem[];
}
