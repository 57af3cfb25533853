import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {prepareRecords} from '../features/prepareRecords.ts';
import type {RankedHit} from './rankHits.ts';
import {spreadPages} from './spreadPages.ts';
import {Tier} from './Tier.ts';

const ranked = prepareRecords(records);
function createHits(page: string, tier: number, scores: number[]): RankedHit[] {
  return ranked
    .filter(({record}) => record.url_without_anchor.endsWith(page) && record.type !== 'content')
    .slice(0, scores.length)
    .map((hit, index) => ({ranked: hit, tier, score: scores[index] ?? 0, coverage: 1}));
}
function getUrls(hits: RankedHit[]) {
  return spreadPages(hits).map(({ranked: {record}}) => new URL(record.url).pathname);
}

test('halves the score of each further hit on the same page if words match', () => {
  const hits = [
    ...createHits('/docs/audio', Tier.words, [9, 8, 7]),
    ...createHits('/docs/series', Tier.words, [5]),
    ...createHits('/docs/easing', Tier.words, [3]),
  ];
  expect(getUrls(hits)).toEqual(['/docs/audio', '/docs/series', '/docs/audio', '/docs/easing', '/docs/audio']);
});

test('groups up to three hits of a page if names match', () => {
  const hits = [
    ...createHits('/docs/interpolate', Tier.memberName, [9, 8, 7, 6]),
    ...createHits('/docs/series', Tier.memberName, [5]),
  ];
  const page = '/docs/interpolate';
  expect(getUrls(hits)).toEqual([page, page, page, '/docs/series', page]);
});

test('returns each URL once', () => {
  const [hit] = createHits('/docs/audio', Tier.words, [9]);
  expect(hit && getUrls([hit, hit])).toEqual(['/docs/audio']);
});
