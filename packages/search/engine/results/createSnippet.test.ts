import {describe, expect, test} from 'vitest';
import type {Query} from '../query/Query.ts';
import {createSnippet} from './createSnippet.ts';
import {findHighlights} from './findHighlights.ts';

const tags = {pre: '<mark>', post: '</mark>'};
function createQuery(...words: string[]): Query {
  return {
    words: words.map((term) => ({
      term,
      corrected: term,
      matchingTerms: new Map([[term, 1]]),
      isShortPrefix: false,
      isVariable: false,
      idf: 1,
      weight: 1,
      isRequired: true,
    })),
    symbol: null,
    urlMatch: null,
    translated: null,
    definitionKey: null,
    isNamePrefix: false,
    isInVocabulary: true,
    isNaturalLanguage: false,
    codeKey: null,
    text: '',
    key: words.join(''),
    nameKeys: words,
    stems: words,
    stemKeys: [],
  };
}
function cut(text: string, words: number, ...query: string[]) {
  return createSnippet(text, findHighlights(text, createQuery(...query)), {words, ellipsis: '…', tags});
}

describe('createSnippet', () => {
  const text = 'one two three four five six seven eight nine ten';

  test('truncates both sides of a match', () => {
    expect(cut(text, 5, 'six')).toBe('…four five <mark>six</mark> seven eight…');
  });

  test("does not truncate a short text, or the beginning if it isn't necessary", () => {
    expect(cut(text, 10, 'six')).toBe(text.replace('six', '<mark>six</mark>'));
    expect(cut(text, 3, 'two')).toBe('one <mark>two</mark> three…');
    expect(cut(text, 3)).toBe('one two three…');
  });

  test('prefers the window with the most different words', () => {
    expect(cut('one one one a b c two one', 3, 'one', 'two')).toContain('<mark>two</mark> <mark>one</mark>');
  });

  test('escapes everything but its own tags', () => {
    expect(cut('a <b>six</b> & more', 10, 'six')).toBe('a &lt;b&gt;<mark>six</mark>&lt;/b&gt; &amp; more');
  });
});
