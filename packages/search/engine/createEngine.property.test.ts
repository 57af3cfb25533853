import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {createEngine} from './createEngine.ts';
import {createIndex} from './indexing/createIndex.ts';
import {stopWords} from './language/stopWords.ts';
import {tokenize} from './text/tokenize.ts';

const engine = createEngine(createIndex(records));
const words = [
  ...new Set(records.flatMap(({hierarchy, content}) => tokenize(`${hierarchy.lvl1} ${content ?? ''}`))),
].map(({term}) => term);
const word = fc.constantFrom(...words);
const anyQuery = fc.oneof(
  fc.string({unit: 'binary', maxLength: 80}),
  fc.array(fc.oneof(word, fc.string({maxLength: 8})), {maxLength: 6}).map((parts) => parts.join(' ')),
);
function ask(query: string) {
  return engine.search({
    query,
    hitsPerPage: 1000,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: ['hierarchy.lvl1:3', 'content:5'],
  });
}

describe('for any query', () => {
  test('the engine returns an answer, and always the same one', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const result = ask(query);
        expect(result.nbHits).toBe(result.hits.length);
        expect(ask(query)).toEqual(result);
      }),
    );
  });

  test('highlighted strings only contain balanced highlight tags', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const values = ask(query).hits.flatMap(({_highlightResult: {hierarchy, content}, _snippetResult}) => [
          ...Object.values(hierarchy).map(({value}) => value),
          content?.value ?? '',
          _snippetResult?.content?.value ?? '',
        ]);
        for (const value of values) {
          expect(value.replaceAll(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>]/);
        }
      }),
    );
  });

  test('a highlighted string reads the same as its source', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const {_highlightResult, content} of ask(query).hits) {
          expect(_highlightResult.content?.value.replaceAll(/<\/?mark>/g, '') ?? null).toBe(content);
        }
      }),
    );
  });

  test('an informative word finds every record that contains it', () => {
    fc.assert(
      fc.property(word, (query) => {
        fc.pre(!stopWords.has(query));
        const found = new Set(ask(query).hits.map(({url}) => url));
        const containing = records.filter(({type, hierarchy, content}) => {
          const own = type === 'content' ? content : hierarchy[type];
          return (own ?? '')
            .toLowerCase()
            .split(/[^\p{L}\p{N}]+/u)
            .includes(query);
        });
        expect(containing.map(({url}) => url).filter((url) => !found.has(url))).toEqual([]);
      }),
    );
  });

  test('the first three or more letters of a word find everything that the word finds', () => {
    fc.assert(
      fc.property(word, fc.nat(), (query, cut) => {
        const beginning = query.slice(0, 3 + (cut % query.length));
        fc.pre(beginning.length >= 3 && /[\p{L}\p{N}]$/u.test(beginning));
        const found = new Set(ask(beginning).hits.map(({url}) => url));
        const missing = ask(`${query} `).hits.filter(({type, _highlightResult: {hierarchy, content}, url}) => {
          const own = [type && type !== 'content' ? hierarchy[type] : undefined, content];
          const hasWordItself = own.some((attribute) =>
            attribute?.value.toLowerCase().includes(`<mark>${query}</mark>`),
          );
          return hasWordItself && !found.has(url);
        });
        expect(missing).toEqual([]);
      }),
    );
  });
});
