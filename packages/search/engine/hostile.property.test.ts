import {load} from 'cheerio';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {allLevels, type SearchHit, type SearchRecord} from '../contract.ts';
import {hostileText} from '../fixtures/hostileText.ts';
import {createEngine} from './createEngine.ts';
import {createIndex} from './indexing/createIndex.ts';

const characters = new Map(Object.entries({lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'"}));

/** A record and a query, which is either hostile itself or taken from the record. */
const cases = fc.record({
  texts: fc.tuple(hostileText, hostileText, hostileText, hostileText),
  typed: fc.oneof(hostileText, fc.constant('')),
  from: fc.nat(3),
  cut: fc.tuple(fc.nat(20), fc.nat(60)),
});

test('hostile strings leave the engine as text, with no elements other than highlights', () => {
  let highlightCount = 0;
  fc.assert(
    fc.property(cases, ({texts, typed, from, cut: [start, length]}) => {
      const query = `${typed} ${texts[from]?.slice(start, start + length) ?? ''}`;
      const {hits} = createEngine(createIndex(createRecords(texts))).search({
        query,
        hitsPerPage: 20,
        attributesToSnippet: [...allLevels.map((level) => `hierarchy.${level}:3`), 'content:3'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      });
      for (const value of hits.flatMap(getValues)) {
        const $ = load(`<div>${value}</div>`, null, false);
        expect($('div *:not(mark)').length, value).toBe(0);
        expect($('*').length - 1, value).toBe(value.split('<mark>').length - 1);
        highlightCount += $('mark').length;
      }
      for (const {hierarchy, _highlightResult} of hits) {
        const escaped = hierarchy?.lvl1 ?? '';
        expect(_highlightResult.hierarchy.lvl1?.value.replaceAll(/<\/?mark>/g, '')).toBe(escaped);
        expect(escaped.replaceAll(/&(\w+|#39);/g, (_, name) => characters.get(name) ?? '')).toBe(texts[0]);
      }
    }),
    {numRuns: 500},
  );
  expect(highlightCount).toBeGreaterThan(100);
});

function getValues({hierarchy, content, _highlightResult, _snippetResult}: SearchHit): string[] {
  return [
    ...allLevels.flatMap((level) => [
      hierarchy?.[level] ?? '',
      _highlightResult.hierarchy[level]?.value ?? '',
      _snippetResult?.hierarchy?.[level]?.value ?? '',
    ]),
    content ?? '',
    _highlightResult.content?.value ?? '',
    _snippetResult?.content?.value ?? '',
  ];
}

function createRecords([title, heading, text, name]: readonly [string, string, string, string]): SearchRecord[] {
  const url = 'https://docs.example.com/docs/page';
  const levels = {lvl0: 'Guides', lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const names = {symbols: [name], labels: [name], keywords: [name]};
  const rest = {url, url_without_anchor: url, anchor: null, ...names, message: text, links: 0};
  return [
    {...rest, objectID: '1', type: 'lvl1', hierarchy: {...levels, lvl2: null}, content: text, position: 0},
    {...rest, objectID: '2', type: 'lvl2', hierarchy: levels, content: null, position: 1},
    {...rest, objectID: '3', type: 'content', hierarchy: levels, content: `${text} ${heading}`, position: 2},
  ];
}
