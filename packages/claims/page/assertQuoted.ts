import {existsSync} from 'node:fs';
import {relative} from 'node:path';
import {getClaimedPage} from '../../content-model/claims/getClaimedPage.ts';
import {readPage} from '../../content-model/page.ts';
import {root} from '../../tooling/root.ts';
import {findNearestPassage} from './findNearestPassage.ts';
import {getPassages} from './getPassages.ts';

/**
 * Throws an error if a sentence isn't on the page that the file of claims belongs to, with the most similar sentence.
 * ` … ` in a quote leaves out a part of the sentence or the row.
 */
export function assertQuoted(sentence: string, claimsFile: string): void {
  const path = getClaimedPage(claimsFile) ?? claimsFile;
  const passages = readPassages(path);
  if (passages.some((passage) => contains(passage, sentence))) {
    return;
  }
  const page = relative(root, path);
  throw new Error(
    `${page} doesn't contain the sentence "${sentence}". The nearest one is "${findNearestPassage(sentence, passages)}". If the page now says it differently, quote the new sentence and make sure that the code still proves it. If the page no longer says it, delete the claim.`,
  );
}

function contains(passage: string, quote: string): boolean {
  return passage.includes(quote) || containsInOrder(passage, quote.split(' … '));
}

function containsInOrder(passage: string, parts: readonly string[]): boolean {
  const [first, ...rest] = parts;
  if (first === undefined) {
    return true;
  }
  const start = passage.indexOf(first);
  return start >= 0 && containsInOrder(passage.slice(start + first.length), rest);
}

const cache = new Map<string, readonly string[]>();

function readPassages(path: string): readonly string[] {
  if (!existsSync(path)) {
    throw new Error(`There is no page ${relative(root, path)}. Name a file of claims after the page next to it.`);
  }
  const passages = cache.get(path) ?? getPassages(readPage(path));
  cache.set(path, passages);
  return passages;
}
