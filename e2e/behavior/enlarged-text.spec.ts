import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

/** The default size of text in the browser’s settings. Media queries in `em` depend on it, too. */
test.use({
  launchOptions: async ({launchOptions}, provide) =>
    provide({...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']}),
});

/** As many lines of text as at a default size of 32 px, 24 px, and 20 px in a window of 1280 px. */
for (const width of [1280, 1706, 2048]) {
  test(`with enlarged text, the items of the header are next to each other at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 1280});
    await openPage(page, '/docs/the-fundamentals');
    const header = page.getByRole('navigation', {name: 'Main'});
    const overlaps = await header.locator('.navbar__inner').evaluate((inner) => {
      const items = [...inner.querySelectorAll('a, button')].filter((item) =>
        item.checkVisibility({visibilityProperty: true}),
      );
      return items.flatMap((item) => {
        const {left, right, top, bottom} = item.getBoundingClientRect();
        const others = items.filter((other) => {
          const box = other.getBoundingClientRect();
          const isApart = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
          return other !== item && !other.contains(item) && !item.contains(other) && !isApart;
        });
        return others.map((other) => `${item.textContent} and ${other.textContent}`);
      });
    });
    expect(overlaps).toEqual([]);
    await expect(header.getByRole('link', {name: 'Licensing'})).toBeInViewport({ratio: 1});
  });
}

test('with enlarged text, the table of contents is a button above the page', async ({page}) => {
  await openPage(page, '/docs/the-fundamentals');
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.getByRole('link', {name: 'Render a single frame'}).filter({visible: true})).toHaveCount(1);
});

test('with enlarged text, no word of a heading is broken', async ({page}) => {
  for (const path of ['/docs/the-fundamentals', '/blog/3-2']) {
    await openPage(page, path);
    const fits = await page.getByRole('heading', {level: 1}).evaluate((heading) => {
      const range = document.createRange();
      const text = heading.firstChild ?? heading;
      return [...(text.textContent ?? '').matchAll(/\S+/g)].every(({0: word, index}) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length === 1;
      });
    });
    expect(fits, path).toBe(true);
  }
});

test('with enlarged text, pages don’t scroll sideways on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/', '/learn/fade-in', '/playground', '/start']) {
    await openPage(page, path);
    if (path === '/playground') {
      await expect(page.getByRole('slider', {name: 'Frame'})).toBeVisible();
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('with enlarged text, the button that starts a lesson stays in its column', async ({page}) => {
  await openPage(page, '/learn/fade-in');
  const picture = await page.getByRole('img', {name: /^The result/}).boundingBox();
  const button = await page.getByRole('button', {name: 'Start the lesson'}).boundingBox();
  const [edge = 0, end = Infinity] = [picture, button].map((box) => (box?.x ?? 0) + (box?.width ?? 0));
  expect(end).toBeLessThanOrEqual(edge);
});
