import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../packages/content-model/page.ts';

/** Returns the names of the demos that pages outside of the documentation import and of those in the showcase. */
export function findDemosOutsideDocs(): string[] {
  return [
    ...findNames('site/src/pages', '.tsx', /@generated\/site-demos\/default\/([\w-]+)\.json/g),
    ...findNames('content/showcase', '.json', /"demo": "([\w-]+)"/g),
  ];
}

function findNames(folder: string, ending: string, pattern: RegExp): string[] {
  return readdirSync(join(repository, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(repository, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
