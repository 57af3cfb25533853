import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {getStaticScore} from './getStaticScore.ts';

function createRecordAt(path: string, lvl0 = 'Techniques') {
  const [page] = records;
  if (!page) {
    throw new Error('The fixture has no records.');
  }
  return {
    ...page,
    url_without_anchor: `https://docs.example.com${path}`,
    hierarchy: {...page.hierarchy, lvl0},
  };
}

test('ranks pages with many links first, the root before nested pages, and the docs before news', () => {
  expect(getStaticScore(createRecordAt('/docs/a'), 20)).toBeGreaterThan(getStaticScore(createRecordAt('/docs/a'), 1));
  expect(getStaticScore(createRecordAt('/docs/a'), 1)).toBeGreaterThan(
    getStaticScore(createRecordAt('/docs/a/b/c'), 1),
  );
  expect(getStaticScore(createRecordAt('/docs/a'), 0)).toBeGreaterThan(
    getStaticScore(createRecordAt('/blog/a', 'Blog'), 30),
  );
});
