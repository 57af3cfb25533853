import type {SearchRecord} from '../../contract.ts';
import {createIndexer} from './createIndexer.ts';
import type {SearchIndex} from './SearchIndex.ts';

/** Creates the index of a list of records. The records of a page have to be consecutive. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const indexer = createIndexer();
  indexer.add(records);
  return indexer.finish();
}
