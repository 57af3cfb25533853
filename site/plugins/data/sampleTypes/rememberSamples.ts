import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SampleFile} from '../../../../packages/content-model/samples/SampleFile.ts';
import {siteFolders} from './siteFolders.ts';
import {readVersion} from './readVersion.ts';

/** A code block of a page during compilation, from any file. */
export type Block = Pick<SampleFile, 'language' | 'title' | 'code'>;

/**
 * Stores the samples of a page until all pages are built, and returns the key of the types for each block, which
 * consists of the page's key and the block's number. Blocks that aren't TypeScript have none.
 */
export function rememberSamples(blocks: readonly Block[], folder = siteFolders.samples): (string | undefined)[] {
  if (!blocks.some(isTyped)) {
    return blocks.map(() => undefined);
  }
  const visible = blocks.filter(({language}) => /^(?:[jt]sx?|json)$/.test(language));
  const text = JSON.stringify(visible);
  const key = readVersion([text]);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, `${key}.json`), text);
  let number = 0;
  return blocks.map((block) => (isTyped(block) ? `${key}.${number++}` : undefined));
}

function isTyped({language}: Block): boolean {
  return language === 'ts' || language === 'tsx';
}
