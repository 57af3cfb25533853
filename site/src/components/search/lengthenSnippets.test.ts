import {expect, test} from 'vitest';
import {cutAroundMarks} from './lengthenSnippets.ts';

test.each([
  ['returns a short text as it is', 'a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['starts with the first words if they contain all marks', '<mark>a</mark> b c d e f', '<mark>a</mark> b c d…'],
  ['puts a mark in the middle', 'a b c d e <mark>f</mark> g h i j k', '…d e <mark>f</mark> g…'],
  [
    'shows as many marks as possible',
    '<mark>a</mark> b c d e <mark>f</mark> <mark>g</mark>',
    '…d e <mark>f</mark> <mark>g</mark>',
  ],
  ['returns nothing for an empty text', '', ''],
])('%s', (_, html, expected) => {
  expect(cutAroundMarks(html, 4)).toBe(expected);
});
