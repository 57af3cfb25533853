import {createShortHash} from '../../../tooling/createShortHash.ts';
import type {Page} from '../../page.ts';
import type {SampleFile} from '../SampleFile.ts';
import {getSamples} from '../sample.ts';

/** A code block of a page, from any file. */
export type Block = Pick<SampleFile, 'language' | 'title' | 'code'>;

/**
 * Returns the key of the types for each block of a page, which consists of the page's key and the block's number.
 * Blocks that aren't TypeScript have none.
 */
export function createTypeKeys(blocks: readonly Block[]): (string | undefined)[] {
  if (!blocks.some(isTyped)) {
    return blocks.map(() => undefined);
  }
  const key = createPageKey(blocks);
  let number = 0;
  return blocks.map((block) => (isTyped(block) ? `${key}.${number++}` : undefined));
}

/** Returns the samples of each page that has types, by the page's key. */
export function findTypedPages(pages: readonly Page[]): Map<string, readonly SampleFile[]> {
  const typed = pages.map(getSamples).filter((samples) => samples.some(isTyped));
  return new Map(typed.map((samples) => [createPageKey(samples), samples.filter(isCode)]));
}

/** Only depends on the text of the code, so that a page that is compiled has the same key as its file. */
function createPageKey(blocks: readonly Block[]): string {
  return createShortHash([
    JSON.stringify(blocks.filter(isCode).map(({language, title, code}) => ({language, title, code}))),
  ]);
}

/** The blocks that can refer to each other. */
function isCode({language}: Block): boolean {
  return /^(?:[jt]sx?|json)$/.test(language);
}

function isTyped({language}: Block): boolean {
  return language === 'ts' || language === 'tsx';
}
