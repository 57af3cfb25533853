import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedFiles, FileLoader} from './loadEngines.ts';
import {searchFolder} from './writeSearchFiles.ts';

/** Finds the search files of a built site. Returns their paths and a function that loads them from disk. */
export async function readSearchFiles(siteDirectory: string): Promise<{files: LoadedFiles; loadFile: FileLoader}> {
  const paths = (await readdir(path.join(siteDirectory, searchFolder)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `/${searchFolder}/${name}`)
    .sort(new Intl.Collator('en', {numeric: true}).compare);
  const outline = paths.find((file) => file.includes('/outline.'));
  if (outline === undefined) {
    throw new Error(`The search files are missing from ${siteDirectory}. Build the site first: npm run build`);
  }
  return {
    files: {outline, texts: paths.filter((file) => file !== outline)},
    loadFile: async (file) => JSON.parse(await readFile(path.join(siteDirectory, file), 'utf8')) as unknown,
  };
}
