import {openPage} from '../support/openPage.ts';
import {searchCall} from '../support/searchCall.ts';
import {openSearch} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

const hit = {
  objectID: 'lie',
  type: 'lvl1',
  url: 'javascript:document.title="a lie"',
  content: null,
  hierarchy: {lvl0: 'Lies', lvl1: 'A lie', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};

const lies: Readonly<Record<string, unknown>> = {
  nothing: {},
  'no result': {results: []},
  'a result without hits': {results: [{nbHits: 3}]},
  'hits that are none': {results: [{hits: [null, 7, 'hit'], nbHits: 3}]},
  'hits without places': {results: [{hits: [{objectID: 'a'}, {objectID: 'b', url: 'nowhere'}], nbHits: 2}]},
  'places that are code': {results: [{hits: [hit], nbHits: 1}]},
};

test('a search host with invalid responses: the page works, keeps the input, ignores them, and shows the next valid response', async ({
  page,
}) => {
  await openPage(page, '/docs/interpolate');
  const {root, input, hits} = await openSearch(page);
  let lie: unknown;
  await page.route(searchCall, (route) => route.fulfill({json: lie}));
  for (const [index, [name, answer]] of Object.entries(lies).entries()) {
    lie = answer;
    const query = `query ${index}`;
    const told = page.waitForResponse(searchCall);
    await input.fill(query);
    await told;
    await expect(root.getByText(/Unable to fetch results|No results for/).first(), name).toBeVisible();
    await expect(input, name).toHaveValue(query);
  }
  await expect(hits).toHaveCount(0);
  await page.unroute(searchCall);
  await page.keyboard.press('Escape');
  await expect(root).toHaveCount(0);
  const again = await openSearch(page);
  await again.input.fill('measureSpring()');
  await expect(again.hits.first()).toContainText('measureSpring()');
});
