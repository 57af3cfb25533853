import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Reads the paths of the documentation that messages and comments in compiled code mention, sorted:
 * `/docs/timeout`, `/docs/interpolate#extrapolateleft`.
 */
export function readPrintedUrls(folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (/\.(?:js|d\.ts)$/.test(file) && !file.includes('node_modules')) {
        for (const path of findUrls(readFileSync(join(folder, file), 'utf8'))) {
          found.add(path);
        }
      }
    }
  }
  return [...found].sort();
}

function findUrls(text: string): string[] {
  return [...text.matchAll(/https?:\/\/(?:www\.)?remotion\.dev(\/docs[\w/#-]*)/g)].map(([, path = '']) => path);
}
