import {storeBeforehand} from '../support/browserStorage.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test('print: dark on white in both modes, nothing truncated, and no elements that only work on a screen', async ({
  page,
}) => {
  await storeBeforehand(page, {theme: 'dark'});
  await openPage(page, '/docs/interpolate');
  await page.emulateMedia({media: 'print'});
  for (const name of ['Main', 'Docs sidebar', 'Docs pages', 'Breadcrumbs']) {
    await expect(page.getByRole('navigation', {name}), name).toBeHidden();
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

  const main = page.getByRole('main');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const printed = await main.locator('h1, h2, p, pre, pre span, td').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        text: element.textContent.slice(0, 40),
        brightest: Math.min(...(getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number)),
        isCut: element.tagName === 'PRE' && element.scrollWidth > element.clientWidth,
      })),
  );
  expect(printed.length).toBeGreaterThan(100);
  // Each text color has at least one channel that is far from white.
  expect(printed.filter(({brightest}) => brightest > 130)).toEqual([]);
  expect(printed.filter(({isCut}) => isCut)).toEqual([]);
});

test('a printed page contains all of its code, its URL and its version, and no buttons', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(/^https?:.*\/docs\/interpolate, documentation of Remotion 3\.2$/)).toBeVisible();
  await expect(page.locator('main').locator('button, input, select, textarea').filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Explore interpolate()'})).toBeHidden();
  const cut = await page
    .locator('main pre')
    .evaluateAll((blocks) => blocks.filter((pre) => pre.checkVisibility() && pre.scrollHeight > pre.clientHeight + 1));
  expect(cut).toHaveLength(0);
});
