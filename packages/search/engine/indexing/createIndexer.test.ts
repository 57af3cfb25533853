import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createIndex} from './createIndex.ts';
import {createIndexer} from './createIndexer.ts';

test('creates the same index page by page as in a single step', () => {
  const indexer = createIndexer();
  for (const page of new Set(records.map(({url_without_anchor}) => url_without_anchor))) {
    indexer.add(records.filter(({url_without_anchor}) => url_without_anchor === page));
  }
  expect(JSON.stringify(indexer.finish())).toBe(JSON.stringify(createIndex(records)));
});
