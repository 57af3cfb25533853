import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createIndex} from './createIndex.ts';
import {createInvertedIndex} from './createInvertedIndex.ts';

const index = createInvertedIndex(createIndex(records).fullText);
const docId = records.findIndex(({objectID}) => objectID === '/docs/interpolate');

test('finds a term in the fields that contain it', () => {
  expect(index.recordCount).toBe(records.length);
  expect(index.getPostings('interpolate', 'title')).toContain(docId);
  expect(index.getPostings('easing', 'body')).toContain(docId);
  expect(index.getPostings('easing', 'title')).not.toContain(docId);
});

test('finds nothing for a term that no field contains', () => {
  expect(index.getPostings('xyzzy', 'title')).toBeUndefined();
  expect(index.getPostings('xyzzy', 'body')).toBeUndefined();
});

test('finds "longer", but not in "no longer"', () => {
  const contents = ['It no longer works.', 'It takes longer.'];
  const texts = createIndex(records.slice(0, 2).map((record, at) => ({...record, content: contents[at] ?? ''})));
  expect(createInvertedIndex(texts.fullText).getPostings('longer', 'content')).toEqual([1]);
});
