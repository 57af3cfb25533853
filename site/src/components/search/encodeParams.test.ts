import {expect, test} from 'vitest';
import {encodeParams} from './encodeParams';

test('writes one string, lists as JSON', () => {
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

test('leaves out facet filters and what is not set', () => {
  expect(encodeParams({query: 'a', facetFilters: [], page: undefined})).toBe('query=a');
});
