import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../packages/tooling/root.ts';

/** Returns the names of the demos that pages outside of the documentation import and of those in the showcase. */
export function findDemosOutsideDocs(): string[] {
  return [
    ...findNames('site/src/pages', '.tsx', /@generated\/site-demos\/default\/([\w-]+)\.json/g),
    ...findNames('content/showcase', '.json', /"demo": "([\w-]+)"/g),
  ];
}

function findNames(folder: string, ending: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
