import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Hit} from './DialogHit.tsx';
import {rememberHit} from './rememberHit.ts';

const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
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

function createParagraph(objectID: string): Hit {
  return {
    objectID,
    content: 'A text',
    url: '/docs/audio#volume',
    url_without_anchor: '/docs/audio',
    type: 'content',
    anchor: 'volume',
    hierarchy: {lvl0: 'remotion', lvl1: 'Audio', lvl2: 'Props', lvl3: 'volume', lvl4: null, lvl5: null, lvl6: null},
  };
}
function createRecent(): {objectID: string; type: string}[] {
  return JSON.parse(stored.get(recent) ?? '[]');
}

describe('rememberHit', () => {
  test('saves a paragraph as the heading above it, newest first and without duplicates', () => {
    ['a', 'b', 'a'].forEach((id) => rememberHit(createParagraph(id), 'docs'));
    expect(createRecent().map(({objectID}) => objectID)).toEqual(['a', 'b']);
    expect(createRecent()[0]).toMatchObject({type: 'lvl3', url: '/docs/audio#volume'});
  });

  test('saves seven, or four if there are favorites', () => {
    Array.from('abcdefghi').forEach((id) => rememberHit(createParagraph(id), 'docs'));
    expect(createRecent()).toHaveLength(7);
    stored.set(favorite, JSON.stringify([{objectID: 'x'}]));
    rememberHit(createParagraph('j'), 'docs');
    expect(createRecent()).toHaveLength(4);
  });

  test('skips favorites, and hits that the dialog saves itself', () => {
    stored.set(favorite, JSON.stringify([{objectID: 'a'}]));
    rememberHit(createParagraph('a'), 'docs');
    rememberHit({...createParagraph('b'), type: 'lvl1'}, 'docs');
    rememberHit({...createParagraph('c'), __docsearch_parent: {}} as Hit, 'docs');
    expect(createRecent()).toEqual([]);
  });

  test('continues without storage', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stored.set(recent, 'not JSON');
    expect(() => rememberHit(createParagraph('a'), 'docs')).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });
});
