import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from './page.ts';

/** The demos that pages outside of the documentation import, and those that the showcase plays. */
export const demosOutsideDocs = (): ReadonlySet<string> =>
  (known ??= new Set([
    ...namesIn('site/src/pages', '.tsx', /@generated\/site-demos\/default\/([\w-]+)\.json/g),
    ...namesIn('site/showcase', '.json', /"demo": "([\w-]+)"/g),
  ]));

let known: ReadonlySet<string> | undefined;

const namesIn = (folder: string, ending: string, pattern: RegExp): string[] =>
  readdirSync(join(repository, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(repository, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
