import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {extractFeatures} from '../features/extractFeatures.ts';
import {diversifyHits} from './diversifyHits.ts';
import type {ScoredHit} from './scoreHits.ts';
import {Tier} from './Tier.ts';

const features = extractFeatures(records);
function createHits(page: string, tier: number, scores: number[]): ScoredHit[] {
  return features
    .filter(({record}) => record.url_without_anchor.endsWith(page) && record.type !== 'content')
    .slice(0, scores.length)
    .map((record, index) => ({features: record, tier, score: scores[index] ?? 0, coverage: 1}));
}
function getUrls(hits: ScoredHit[]) {
  return diversifyHits(hits).map(({features: {record}}) => new URL(record.url).pathname);
}

test('halves the score of each further hit on the same page in the full-text tier', () => {
  const hits = [
    ...createHits('/docs/audio', Tier.fullText, [9, 8, 7]),
    ...createHits('/docs/series', Tier.fullText, [5]),
    ...createHits('/docs/easing', Tier.fullText, [3]),
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
  const [hit] = createHits('/docs/audio', Tier.fullText, [9]);
  expect(hit && getUrls([hit, hit])).toEqual(['/docs/audio']);
});
