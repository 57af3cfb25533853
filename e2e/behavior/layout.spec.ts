import {splitIntoGroups} from '../support/splitIntoGroups.ts';
import {openPage} from '../support/openPage.ts';
import {everyKind} from '../support/everyPage.ts';
import {expect, test} from '../support/test.ts';

// every-page.spec.ts makes each page narrow after it has loaded. In this test, pages load in a narrow window.
for (const width of [320, 390, 996]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const {name, paths} of splitIntoGroups(everyKind, 12)) {
      test(`no horizontal scroll at ${width} px: ${name}`, async ({page}) => {
        for (const path of paths) {
          await openPage(page, path);
          const widthOfContent = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(widthOfContent, path).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}

test('on pages of each layout, the content starts at the left edge of the header', async ({page}) => {
  for (const path of ['/', '/learn/fade-in', '/docs/coverage', '/success-stories']) {
    await openPage(page, path);
    const heading = await page.getByRole('heading', {level: 1}).boundingBox();
    const header = await page.locator('.navbar__brand').boundingBox();
    // The logo has a transparent margin of 4 px.
    expect.soft(Math.abs((heading?.x ?? 0) - (header?.x ?? 0) - 4), path).toBeLessThanOrEqual(1);
  }
});

test('a long command wraps on a phone, and the copy buttons are aligned', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/start');
  const buttons = page.getByRole('region', {name: /terminal|unpacked/}).getByRole('button', {name: 'Copy the command'});
  await expect(buttons).toHaveCount(4);
  const edges = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
  expect(new Set(edges).size).toBe(1);
});

test('tabs stay on one line on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/ai');
  const heights = await page
    .getByRole('tablist')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBeLessThan(48);
});

test('the buttons next to the breadcrumbs never cover them', async ({page}) => {
  for (const width of [1000, 1280]) {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/docs/the-fundamentals');
    const last = await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('The fundamentals').boundingBox();
    const copy = await page.getByRole('button', {name: 'Copy page'}).boundingBox();
    const end = (last?.x ?? Infinity) + (last?.width ?? Infinity);
    expect(copy?.x, `${width} px`).toBeGreaterThan(end);
    expect(Math.abs((copy?.y ?? 0) - (last?.y ?? 0)), `${width} px`).toBeLessThan(20);
  }
});
