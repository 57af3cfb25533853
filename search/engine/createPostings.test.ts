import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {createIndex} from './createIndex.ts';
import type {Field} from './fullText.ts';
import {createPostings} from './createPostings.ts';

const postings = createPostings(createIndex(records).fullText);
const countAt = (term: string, field: Field, at: number) => {
  const posting = postings.of(term, field) ?? [];
  return posting.find((_, index) => index % 2 === 1 && posting[index - 1] === at);
};
const placeOf = (id: string) => records.findIndex(({objectID}) => objectID === id);

test('a term is found in the fields that have it, with the times that it stands there', () => {
  const place = placeOf('/docs/interpolate');
  expect(postings.recordCount).toBe(records.length);
  expect(countAt('interpolate', 'title', place)).toBe(1);
  expect(countAt('easing', 'body', place)).toBe(3);
});

test('a term that no field has is found nowhere', () => {
  expect(postings.of('xyzzy', 'title')).toBeUndefined();
  expect(postings.of('xyzzy', 'body')).toBeUndefined();
});

test('lengths are measured by the records that have the field: pages have a mean length of 1', () => {
  const pages = records.flatMap(({type}, place) => (type === 'lvl1' ? [postings.relativeLength(place, 'body')] : []));
  expect(pages.reduce((sum, length) => sum + length, 0) / pages.length).toBeCloseTo(1);
  expect(postings.relativeLength(placeOf('/docs/interpolate#easing:1'), 'body')).toBe(0);
});
