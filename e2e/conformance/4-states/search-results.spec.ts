import type {Page} from '@playwright/test';
import {openPage} from '../../support/openPage.ts';
import {readAnswer, waitForSearch, searchCall} from '../../support/searchCall.ts';
import {openSearch, searchFor} from '../../support/getSearchDialog.ts';
import {startOtherHost} from '../../support/startOtherHost.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

test.beforeEach(({page}) => openPage(page, '/docs/license'));

/** Marks the document to distinguish a full page load from a client-side navigation. */
function getMark(page: Page) {
  return page.evaluate(() => void (document.documentElement.dataset.mark = 'same'));
}
function isSameDocument(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same');
}

test(
  'results are grouped by top-level section, at most 5 hits per group',
  proves('2.search-results', '9.hits-per-group'),
  async ({page}) => {
    const dialog = await openSearch(page);
    const search = waitForSearch(page);
    await dialog.input.fill('sequence');
    const {hits} = await readAnswer(await search);
    expect(hits.length).toBe(20);
    const sections = [...new Set(hits.map(({hierarchy}) => hierarchy?.lvl0))];
    expect(sections.length).toBeGreaterThan(1);
    await expect(dialog.groups.locator('.DocSearch-Hit-source')).toHaveText(sections.map(String));
    const counts = sections.map((section) => hits.filter(({hierarchy}) => hierarchy?.lvl0 === section).length);
    expect(Math.max(...counts)).toBeGreaterThan(2);
    for (const [index, found] of counts.entries()) {
      await expect(dialog.groups.nth(index).getByRole('treeitem')).toHaveCount(Math.min(found, 2));
    }
  },
);

test('highlights the words of the query', async ({page}) => {
  const dialog = await searchFor(page, 'spring');
  await expect(dialog.hits.first().locator('mark').first()).toHaveText(/^spring$/i);
});

test(
  'results open in-site, with Enter, and the modal closes',
  proves('4.in-site', '4.close-select'),
  async ({page}) => {
    await getMark(page);
    const dialog = await searchFor(page, 'interpolateColors()');
    await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/interpolate-colors(#.*)?$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
    await expect(dialog.root).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test(
  'results open in-site, with the mouse, and the modal closes',
  proves('4.in-site', '4.close-select'),
  async ({page}) => {
    await getMark(page);
    const dialog = await searchFor(page, 'interpolateColors()');
    await dialog.hits.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/interpolate-colors(#.*)?$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
    await expect(dialog.root).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('arrow keys select a result and wrap around', async ({page}) => {
  const dialog = await searchFor(page, 'spring');
  const selected = dialog.root.locator('[role="treeitem"][aria-selected="true"]');
  await expect(selected).toHaveCount(1);
  await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.hits.last()).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toHaveCount(1);
});

test('hits include their kind and section; Home and End select the first and the last; the count is announced', async ({
  page,
}) => {
  const dialog = await searchFor(page, '--crf');
  await expect(dialog.hits.first().locator('.search-hit__kind')).toHaveText('Flag');
  await expect(dialog.hits.first().getByRole('link')).toHaveAccessibleName(/^--crf, .*Flag$/);
  await expect(dialog.root.getByRole('status')).toHaveText(/^\d+ results for --crf\./);
  await page.keyboard.press('End');
  await expect(dialog.hits.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
});

for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
  test(
    `selecting a result with ${modifier} and Enter leaves the modal open`,
    proves('4.close-select'),
    async ({page, context}) => {
      const dialog = await searchFor(page, 'interpolateColors()');
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${modifier}+Enter`);
      await expect(await opened).toHaveURL(/\/docs\/interpolate-colors(#.*)?$/);
      await expect(dialog.root).toBeVisible();
      await expect(page).toHaveURL('/docs/license');
    },
  );
}

test(
  'selecting a result with Control and the mouse leaves the modal open',
  proves('4.close-select'),
  async ({page, context}) => {
    const dialog = await searchFor(page, 'interpolateColors()');
    const opened = context.waitForEvent('page');
    await dialog.hits
      .first()
      .getByRole('link')
      .click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(/\/docs\/interpolate-colors(#.*)?$/);
    await expect(dialog.root).toBeVisible();
    await expect(page).toHaveURL('/docs/license');
  },
);

test("a 'See all {count} results' link goes to the search page with q", proves('4.see-all'), async ({page}) => {
  await getMark(page);
  const dialog = await openSearch(page);
  const search = waitForSearch(page);
  await dialog.input.fill('delay render');
  const {nbHits} = await readAnswer(await search);
  expect(nbHits).toBeGreaterThan(20);
  await dialog.root.getByRole('link', {name: `See all ${nbHits} results`}).click();
  await expect(page).toHaveURL('/search?q=delay%20render');
  await expect(dialog.root).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${nbHits} results`);
  expect(await isSameDocument(page)).toBe(true);
});

test('results at external urls open with a full navigation', proves('4.external'), async ({page, problems}) => {
  const elsewhere = await startOtherHost((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<link rel="icon" href="data:," /><h1>Elsewhere</h1>');
  });
  problems.allowOrigins(elsewhere.origin);
  const {input, hits} = await openSearch(page);
  const search = waitForSearch(page);
  await input.fill('spring');
  const answer = await (await (await search).response())?.text();
  await page.route(searchCall, (route) =>
    route.fulfill({body: answer?.replace(/"url":"[^"]*"/, `"url":"${elsewhere.origin}/"`) ?? ''}),
  );
  await input.fill('springs');
  await expect(hits.first().getByRole('link')).toHaveAttribute('href', `${elsewhere.origin}/`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${elsewhere.origin}/`);
  await expect(page.getByRole('heading')).toHaveText('Elsewhere');
  await elsewhere.close();
});
