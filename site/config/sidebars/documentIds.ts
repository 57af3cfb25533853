import {readFileSync, readdirSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import {routeGroups} from '../routeGroups';

/** The ids of all documents below a folder, as the docs plugin computes them: folder, then `id` of the front matter. */
export const documentIds = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => documentId(file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8'))),
  );

const documentId = (file: string, text: string): string => {
  const own = /^id:\s*(\S+)\s*$/m.exec(text)?.[1] ?? posix.basename(file, '.mdx');
  const folders = posix
    .dirname(file)
    .split('/')
    .filter((name) => name !== '.');
  return [...folders.map((name) => routeGroups(name).filename), own].filter(Boolean).join('/');
};
