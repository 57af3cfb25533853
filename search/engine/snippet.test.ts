import {describe, expect, test} from 'vitest';
import type {Query} from './Query.ts';
import {snippet} from './snippet.ts';

const tags = {pre: '<mark>', post: '</mark>'};
const queryFor = (...words: string[]): Query => ({
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
  isUnderstood: true,
  isSentence: false,
  codeKey: null,
  typed: '',
  key: words.join(''),
  nameKeys: words,
  stems: words,
});
const cut = (text: string, words: number, ...query: string[]) =>
  snippet(text, queryFor(...query), {words, ellipsis: '…', tags}).value;

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten';

  test('cuts on both sides of what matches', () => {
    expect(cut(text, 5, 'six')).toBe('…four five <mark>six</mark> seven eight…');
  });

  test('cuts nothing from a short text, and no beginning without need', () => {
    expect(cut(text, 10, 'six')).toBe(text.replace('six', '<mark>six</mark>'));
    expect(cut(text, 3, 'two')).toBe('one <mark>two</mark> three…');
    expect(cut(text, 3)).toBe('one two three…');
  });

  test('prefers the place with most different words', () => {
    expect(cut('one one one a b c two one', 3, 'one', 'two')).toContain('<mark>two</mark> <mark>one</mark>');
  });

  test('escapes what is not a tag of its own', () => {
    expect(cut('a <b>six</b> & more', 10, 'six')).toBe('a &lt;b&gt;<mark>six</mark>&lt;/b&gt; &amp; more');
  });
});
