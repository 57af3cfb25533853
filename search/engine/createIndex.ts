import type {SearchRecord} from '../contract.ts';
import {createIndexer} from './createIndexer.ts';
import type {SearchIndex} from './SearchIndex.ts';

/** Makes the index of a list of records, in which the records of a page follow each other. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const indexer = createIndexer();
  indexer.add(records);
  return indexer.finish();
}
