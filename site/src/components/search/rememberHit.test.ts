import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Hit} from './DialogHit';
import {rememberHit} from './rememberHit';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('window', {localStorage});
});
afterEach(() => void vi.unstubAllGlobals());

const paragraph = (objectID: string): Hit => ({
  objectID,
  content: 'A text',
  url: '/docs/audio#volume',
  url_without_anchor: '/docs/audio',
  type: 'content',
  anchor: 'volume',
  hierarchy: {lvl0: 'remotion', lvl1: 'Audio', lvl2: 'Props', lvl3: 'volume', lvl4: null, lvl5: null, lvl6: null},
});
const recent = (): {objectID: string; type: string}[] => JSON.parse(stored.get(RECENT) ?? '[]');

describe('rememberHit', () => {
  test('keeps a paragraph as the heading above it, the newest first and once', () => {
    ['a', 'b', 'a'].forEach((id) => rememberHit(paragraph(id), 'docs'));
    expect(recent().map(({objectID}) => objectID)).toEqual(['a', 'b']);
    expect(recent()[0]).toMatchObject({type: 'lvl3', url: '/docs/audio#volume'});
  });

  test('keeps seven, or four beside favourites', () => {
    Array.from('abcdefghi').forEach((id) => rememberHit(paragraph(id), 'docs'));
    expect(recent()).toHaveLength(7);
    stored.set(FAVOURITE, JSON.stringify([{objectID: 'x'}]));
    rememberHit(paragraph('j'), 'docs');
    expect(recent()).toHaveLength(4);
  });

  test('leaves alone what is a favourite, and what the dialog remembers itself', () => {
    stored.set(FAVOURITE, JSON.stringify([{objectID: 'a'}]));
    rememberHit(paragraph('a'), 'docs');
    rememberHit({...paragraph('b'), type: 'lvl1'}, 'docs');
    rememberHit({...paragraph('c'), __docsearch_parent: {}} as Hit, 'docs');
    expect(recent()).toEqual([]);
  });

  test('goes on without storage', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stored.set(RECENT, 'not JSON');
    expect(() => rememberHit(paragraph('a'), 'docs')).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });
});
