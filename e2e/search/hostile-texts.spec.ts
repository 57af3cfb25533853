import * as fc from 'fast-check';
import type {Locator} from '@playwright/test';
import {createEngine} from '../../packages/search/engine/createEngine.ts';
import {createIndex} from '../../packages/search/engine/indexing/createIndex.ts';
import {hostileText} from '../../packages/search/fixtures/hostileText.ts';
import type {SearchParams, SearchRecord} from '../../packages/search/contract.ts';
import {decodeParams} from '../../packages/search/protocol/decodeParams.ts';
import {builtSite} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {searchCall} from '../support/searchCall.ts';
import {openSearch, searchFor} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

const word = 'harmless';
const seed = 20_221;
const pages = builtSite.paths().filter((path) => path.startsWith('/docs/'));
// Only visible characters, because the test compares them with the text on the page.
const texts = fc.sample(hostileText, {numRuns: 40, seed}).map((text) => `${word} ${text.replace(/[^\x20-\x7e]/g, '')}`);

test(`hostile strings are displayed as text in the dialog, the recent searches and the search page (seed ${seed})`, async ({
  page,
  baseURL,
}) => {
  const engine = createEngine(
    createIndex(texts.map((text, index) => createRecord(text, index, `${baseURL}${pages[index]}`))),
  );
  await page.route(searchCall, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: {indexName: string; params: string}[]};
    const results = requests.map((request) => engine.search(decodeParams(request) as SearchParams));
    await route.fulfill({json: {results}});
  });
  await openPage(page, '/docs/interpolate');
  const {root, hits} = await searchFor(page, word);
  await expect(hits).toHaveCount(2);
  await expect(hits.locator('mark').first()).toHaveText(word);
  expect(await countElements(root.locator('.DocSearch-Hit-title, .DocSearch-Hit-path'))).toEqual(['MARK']);
  await hits.first().getByRole('link').click();
  await expect(root).toBeHidden();

  await openSearch(page);
  await expect(root.locator('.DocSearch-Hit-source')).toHaveText(/Recent/);
  expect(await countElements(root.locator('.DocSearch-Hit-title, .DocSearch-Hit-path'))).toEqual([]);

  await openPage(page, `/search?q=${word}`);
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {level: 2})});
  await expect(found.first()).toContainText(word);
  expect(await countElements(found)).toEqual(['A', 'H2', 'MARK', 'P', 'SPAN']);
});

/** Returns the names of all descendant elements, without duplicates. */
function countElements(roots: Locator): Promise<string[]> {
  return roots.evaluateAll((elements) =>
    [...new Set(elements.flatMap((element) => [...element.querySelectorAll('*')].map(({tagName}) => tagName)))].sort(),
  );
}

function createRecord(text: string, position: number, url: string): SearchRecord {
  return {
    objectID: String(position),
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: text,
    url,
    url_without_anchor: url,
    anchor: null,
    position,
    symbols: [],
    labels: [],
    keywords: [],
    message: null,
    links: 0,
  };
}
