import {expect, test} from 'vitest';
import {findBadCommits} from './findBadCommits.ts';

test('accepts a scope and a summary', () => {
  expect(findBadCommits('1a2b3c4 search: Rank exact names first\n5d6e7f8 search/engine: Rename a field\n')).toEqual([]);
});

test.each([
  ['1a2b3c4 Fix things', 'write "scope: Summary"'],
  ['1a2b3c4 docs, demos: Rename a prop', 'write "scope: Summary"'],
  ['1a2b3c4 web server: Rename a field', 'write "scope: Summary"'],
  ['1a2b3c4 search: rank names', 'write "scope: Summary"'],
  ['1a2b3c4 search: Rank names.', 'write "scope: Summary"'],
  [`1a2b3c4 search: R${'a'.repeat(66)}`, 'shorten it by 3 characters'],
])('rejects %s', (line, message) => {
  expect(findBadCommits(line)).toEqual([expect.stringContaining(message)]);
});
