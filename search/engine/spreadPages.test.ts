import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {prepareRecords} from './prepareRecords.ts';
import type {RankedHit} from './rankHits.ts';
import {spreadPages} from './spreadPages.ts';
import {Tier} from './Tier.ts';

const ranked = prepareRecords(records);
const hitsOf = (page: string, tier: number, scores: number[]): RankedHit[] =>
  ranked
    .filter(({record}) => record.url_without_anchor.endsWith(page) && record.type !== 'content')
    .slice(0, scores.length)
    .map((hit, index) => ({ranked: hit, tier, score: scores[index] ?? 0}));
const urls = (hits: RankedHit[]) => spreadPages(hits).map(({ranked: {record}}) => new URL(record.url).pathname);

test('of hits by words, each further one of a page counts half', () => {
  const hits = [
    ...hitsOf('/docs/audio', Tier.words, [9, 8, 7]),
    ...hitsOf('/docs/series', Tier.words, [5]),
    ...hitsOf('/docs/easing', Tier.words, [3]),
  ];
  expect(urls(hits)).toEqual(['/docs/audio', '/docs/series', '/docs/audio', '/docs/easing', '/docs/audio']);
});

test('of hits by names, all of a page stay together up to the third', () => {
  const hits = [...hitsOf('/docs/audio', Tier.memberName, [9, 8, 7]), ...hitsOf('/docs/series', Tier.memberName, [8])];
  expect(urls(hits)).toEqual(['/docs/audio', '/docs/audio', '/docs/audio', '/docs/series']);
});

test('an address stands once', () => {
  const [hit] = hitsOf('/docs/audio', Tier.words, [9]);
  expect(hit && urls([hit, hit])).toEqual(['/docs/audio']);
});
