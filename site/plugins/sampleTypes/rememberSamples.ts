import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleFile} from '../../../reference/samples/SampleFile';
import {siteFolders} from './siteFolders';
import {versionOf} from './versionOf';

/** A block of a page as it is compiled, from whichever file it came. */
export type Block = Pick<SampleFile, 'language' | 'title' | 'code'>;

/**
 * Keeps the samples of a page for the time when all pages are built, and returns for each block the name of its
 * types: the page's key and the block's number. A block that is not TypeScript has none.
 */
export const rememberSamples = (blocks: readonly Block[], folder = siteFolders.samples): (string | undefined)[] => {
  if (!blocks.some(isTyped)) return blocks.map(() => undefined);
  const visible = blocks.filter(({language}) => /^(?:[jt]sx?|json)$/.test(language));
  const text = JSON.stringify(visible);
  const key = versionOf([text]);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, `${key}.json`), text);
  let number = 0;
  return blocks.map((block) => (isTyped(block) ? `${key}.${number++}` : undefined));
};

const isTyped = ({language}: Block): boolean => language === 'ts' || language === 'tsx';
