import {describe, expect, test} from 'vitest';
import type {Query} from '../query/Query.ts';
import {createSnippet} from './createSnippet.ts';
import {findMarks} from './findMarks.ts';

const tags = {pre: '<mark>', post: '</mark>'};
function createQuery(...words: string[]): Query {
  return {
    words: words.map((text) => ({
      text,
      meant: text,
      terms: new Map([[text, 1]]),
      isJustBegun: false,
      isValue: false,
      weight: 1,
      worth: 1,
      isRequired: true,
    })),
    printed: null,
    address: null,
    translated: null,
    definitionKey: null,
    isNameStart: false,
    isUnderstood: true,
    isSentence: false,
    codeKey: null,
    typed: '',
    key: words.join(''),
    nameKeys: words,
    stems: words,
    subject: words.join(' '),
  };
}
function cut(text: string, words: number, ...query: string[]) {
  return createSnippet(text, findMarks(text, createQuery(...query)), {words, ellipsis: '…', tags});
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
