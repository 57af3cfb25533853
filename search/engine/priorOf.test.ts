import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {priorOf} from './priorOf.ts';

const [page] = records;
if (!page) throw new Error('The fixture has no records.');
const at = (path: string, lvl0 = 'Techniques') => ({
  ...page,
  url_without_anchor: `https://docs.example.com${path}`,
  hierarchy: {...page.hierarchy, lvl0},
});

test('puts what many link to before what few do, the root before its depths, the docs before news and the past', () => {
  expect(priorOf(at('/docs/a'), 20)).toBeGreaterThan(priorOf(at('/docs/a'), 1));
  expect(priorOf(at('/docs/a'), 1)).toBeGreaterThan(priorOf(at('/docs/a/b/c'), 1));
  expect(priorOf(at('/docs/a'), 0)).toBeGreaterThan(priorOf(at('/blog/a', 'Blog'), 30));
  expect(priorOf(at('/docs/a'), 1)).toBeGreaterThan(priorOf(at('/docs/a-legacy'), 1));
});
