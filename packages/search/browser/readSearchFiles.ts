import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedFiles, LoadFile} from './loadEngines.ts';
import {FOLDER} from './writeSearchFiles.ts';

/** Finds the search files in a built site, and returns a function that loads them from disk. */
export async function readSearchFiles(siteDirectory: string): Promise<{files: LoadedFiles; load: LoadFile}> {
  const names = (await readdir(path.join(siteDirectory, FOLDER)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `/${FOLDER}/${name}`)
    .sort(new Intl.Collator('en', {numeric: true}).compare);
  const head = names.find((name) => name.includes('/names.'));
  if (head === undefined) {
    throw new Error(`The search files are missing from ${siteDirectory}. Build the site first: npm run build`);
  }
  return {
    files: {head, texts: names.filter((name) => name !== head)},
    load: async (name) => JSON.parse(await readFile(path.join(siteDirectory, name), 'utf8')) as unknown,
  };
}
