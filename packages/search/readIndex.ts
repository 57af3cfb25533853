import {readFile} from 'node:fs/promises';
import type {SearchIndex} from './engine/indexing/SearchIndex.ts';
import {getErrorMessage} from '../tooling/getErrorMessage.ts';

/**
 * Reads the index that was written with the site.
 * @throws with the file name and a solution if it can't be read.
 */
export async function readIndex(file: string): Promise<SearchIndex> {
  try {
    const index: SearchIndex = JSON.parse(await readFile(file, 'utf8'));
    return index;
  } catch (error) {
    const reason = getErrorMessage(error);
    throw new Error(
      `The search index ${file} can't be read (${reason}). Build the site and its index first: npm run build`,
      {
        cause: error,
      },
    );
  }
}
