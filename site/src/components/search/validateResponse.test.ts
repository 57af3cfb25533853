import {expect, test} from 'vitest';
import {validateResponse} from './validateResponse.ts';

const hit = {
  objectID: 'a',
  type: 'lvl1',
  url: 'https://docs.example.com/docs/spring',
  hierarchy: {lvl0: 'API', lvl1: 'spring()'},
  _highlightResult: {hierarchy: {}},
};

test('keeps valid hits unchanged', () => {
  const answer = {results: [{hits: [hit], nbHits: 1, page: 0}]};
  expect(validateResponse(answer)).toEqual(answer);
});

test.each([{}, {results: []}, {results: 'none'}, {results: [null]}, {results: [{nbHits: 1}]}, {results: [{hits: []}]}])(
  'throws for an invalid response: %j',
  (body) => {
    expect(() => validateResponse(body)).toThrow(/contains? no/);
  },
);

test.each([
  null,
  7,
  {...hit, objectID: undefined},
  {...hit, hierarchy: undefined},
  {...hit, hierarchy: {lvl0: 'API', lvl1: null}},
  {...hit, _highlightResult: undefined},
  {...hit, url: 'nowhere'},
  {...hit, url: 'javascript:alert(1)'},
  {...hit, url: 'data:text/html,<script>alert(1)</script>'},
])('skips a hit that can not be displayed or opened: %j', (bad) => {
  expect(validateResponse({results: [{hits: [bad, hit], nbHits: 2}]})).toEqual({results: [{hits: [hit], nbHits: 2}]});
});
