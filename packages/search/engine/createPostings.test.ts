import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {createIndex} from './createIndex.ts';
import type {Field} from './fullText.ts';
import {createPostings} from './createPostings.ts';

const postings = createPostings(createIndex(records).fullText);
function getCount(term: string, field: Field, at: number) {
  const posting = postings.of(term, field) ?? [];
  return posting.find((_, index) => index % 2 === 1 && posting[index - 1] === at);
}
function getIndex(id: string) {
  return records.findIndex(({objectID}) => objectID === id);
}

test('finds a term in the fields that contain it, with the number of occurrences', () => {
  const place = getIndex('/docs/interpolate');
  expect(postings.recordCount).toBe(records.length);
  expect(getCount('interpolate', 'title', place)).toBe(1);
  expect(getCount('easing', 'body', place)).toBe(3);
});

test('finds nothing for a term that no field contains', () => {
  expect(postings.of('xyzzy', 'title')).toBeUndefined();
  expect(postings.of('xyzzy', 'body')).toBeUndefined();
});

test('measures lengths relative to the records that have the field, so that pages have a mean length of 1', () => {
  const pages = records.flatMap(({type}, place) => (type === 'lvl1' ? [postings.relativeLength(place, 'body')] : []));
  expect(pages.reduce((sum, length) => sum + length, 0) / pages.length).toBeCloseTo(1);
  expect(postings.relativeLength(getIndex('/docs/interpolate#easing:1'), 'body')).toBe(0);
});
