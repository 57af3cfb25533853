import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The paths of the documentation that the compiled code of packages names, in messages and comments, sorted:
 * `/docs/timeout`, `/docs/interpolate#extrapolateleft`.
 */
export const readPrintedAddresses = (folders: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const folder of folders)
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}))
      if (/\.(?:js|d\.ts)$/.test(file) && !file.includes('node_modules'))
        for (const path of addressesIn(readFileSync(join(folder, file), 'utf8'))) found.add(path);
  return [...found].sort();
};

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/(?:www\.)?remotion\.dev(\/docs[\w/#-]*)/g)].map(([, path = '']) => path);
