import {expect, test} from 'vitest';
import {nothing} from './matchesEntry.ts';
import {createWantedQuery, readWanted} from './wantedQuery.ts';

test.each(['', '?search=a+quote', '?topic=social', '?search=%26+50%25&topic=social'])('writes %j again', (query) => {
  expect(createWantedQuery(readWanted(query))).toBe(query);
});

test.each(['', '?search=', '?topic=nope', '?topic=constructor', '?demo=tiles&topic=social'])(
  'reads no filter from %j',
  (query) => {
    expect(readWanted(query)).toBe(nothing);
  },
);
