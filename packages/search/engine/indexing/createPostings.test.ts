import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createIndex} from './createIndex.ts';
import {createPostings} from './createPostings.ts';

const postings = createPostings(createIndex(records).fullText);
const place = records.findIndex(({objectID}) => objectID === '/docs/interpolate');

test('finds a term in the fields that contain it', () => {
  expect(postings.recordCount).toBe(records.length);
  expect(postings.of('interpolate', 'title')).toContain(place);
  expect(postings.of('easing', 'body')).toContain(place);
  expect(postings.of('easing', 'title')).not.toContain(place);
});

test('finds nothing for a term that no field contains', () => {
  expect(postings.of('xyzzy', 'title')).toBeUndefined();
  expect(postings.of('xyzzy', 'body')).toBeUndefined();
});
