import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleFile} from '../../../reference/samples/SampleFile';
import type {Block} from './rememberSamples';
import {siteFolders} from './siteFolders';

/**
 * The samples of every page of a built site, by the page's key. The keys are read from the built scripts, because
 * only they know which pages there are, whether compiled now or taken from the bundler's cache.
 * Throws when a page asks for samples that were not kept.
 */
export const rememberedSamples = (
  scripts: string,
  folder = siteFolders.samples,
): Map<string, readonly SampleFile[]> => {
  const texts = readdirSync(scripts).map((name) => readFileSync(join(scripts, name), 'utf8'));
  const keys = texts.flatMap((text) => [...text.matchAll(/\btypes:["']([\da-f]{10})\.\d+["']/g)].map(([, key]) => key));
  return new Map([...new Set(keys)].sort().map((key = '') => [key, samplesOf(join(folder, `${key}.json`), key)]));
};

const samplesOf = (file: string, key: string): SampleFile[] => {
  if (!existsSync(file))
    throw new Error(`The samples of a cached page are gone (${file}). Run: npx docusaurus clear site`);
  const blocks = JSON.parse(readFileSync(file, 'utf8')) as Block[];
  return blocks.map(({language, title, code}, line) => ({page: key, line, language, title, code}));
};
