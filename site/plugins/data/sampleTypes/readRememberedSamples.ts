import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleFile} from '../../../../packages/content-model/samples/SampleFile.ts';
import type {Block} from './rememberSamples.ts';
import {siteFolders} from './siteFolders.ts';

/**
 * Returns the samples of every page of a built site, by the page's key. Reads the keys from the built scripts, because
 * only they contain all pages, including those from the bundler's cache. Throws if the samples of a page are missing.
 */
export function readRememberedSamples(
  scripts: string,
  folder = siteFolders.samples,
): Map<string, readonly SampleFile[]> {
  const texts = readdirSync(scripts).map((name) => readFileSync(join(scripts, name), 'utf8'));
  const keys = texts.flatMap((text) => [...text.matchAll(/\btypes:["']([\da-f]{10})\.\d+["']/g)].map(([, key]) => key));
  return new Map([...new Set(keys)].sort().map((key = '') => [key, readSamples(key, folder)]));
}

/** Returns the samples of a page that has been compiled. Throws if they're missing. */
export function readSamples(key: string, folder = siteFolders.samples): SampleFile[] {
  const file = join(folder, `${key}.json`);
  if (!existsSync(file)) {
    throw new Error(`The samples of a cached page are gone (${file}). Run: npx docusaurus clear site`);
  }
  const blocks = JSON.parse(readFileSync(file, 'utf8')) as Block[];
  return blocks.map(({language, title, code}, line) => ({page: key, line, language, title, code}));
}
