import {expect, test} from 'vitest';
import {encodeParams} from './encodeParams.ts';

test('returns a single string with lists as JSON', () => {
  const encoded = encodeParams({
    query: 'a & b',
    hitsPerPage: 20,
    attributesToRetrieve: ['url', 'type'],
    clickAnalytics: false,
  });
  expect(Object.fromEntries(new URLSearchParams(encoded))).toEqual({
    query: 'a & b',
    hitsPerPage: '20',
    attributesToRetrieve: '["url","type"]',
    clickAnalytics: 'false',
  });
});

test('omits facet filters and missing values', () => {
  expect(encodeParams({query: 'a', facetFilters: [], page: undefined})).toBe('query=a');
});
