import {openPage} from '../support/openPage.ts';
import {searchCall} from '../support/searchCall.ts';
import {openSearch} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

const hit = {
  objectID: 'code',
  type: 'lvl1',
  url: 'javascript:document.title="run"',
  content: null,
  hierarchy: {lvl0: 'Code', lvl1: 'A link that is code', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};

const invalid: Readonly<Record<string, unknown>> = {
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
  const outcome = root.getByText(/Unable to fetch results|No results for/);
  let response: unknown;
  await page.route(searchCall, (route) => route.fulfill({json: response}));
  for (const [index, [name, body]] of Object.entries(invalid).entries()) {
    response = body;
    const query = `query ${index}`;
    await input.fill(query);
    await expect(outcome.first(), name).toBeVisible();
    await expect(input, name).toHaveValue(query);
    // Otherwise, the dialog would show this outcome until the next one.
    await input.fill('');
    await expect(outcome, name).toHaveCount(0);
  }
  await expect(hits).toHaveCount(0);
  await page.unroute(searchCall);
  await page.keyboard.press('Escape');
  await expect(root).toHaveCount(0);
  const again = await openSearch(page);
  await again.input.fill('measureSpring()');
  await expect(again.hits.first()).toContainText('measureSpring()');
});
