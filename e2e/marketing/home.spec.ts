import {findDemo, waitUntilDrawn} from '../support/findDemo.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

test('the front page plays, applies edits immediately, and has no layout shift while it loads', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift.value,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openPage(page, '/');
  const hero = findDemo(page, 'tiles');
  await waitUntilDrawn(hero);
  await expect(hero.button('Pause')).toBeVisible();
  const review = findDemo(page, 'year-in-review');
  await review.figure.scrollIntoViewIfNeeded();
  await waitUntilDrawn(review);
  await review.button('Pause').click();
  await review.seek.fill('30');
  await review.figure.getByLabel('Name').fill('Linus');
  await expect(review.player).toContainText('Linus');
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
});

test('the code of "This code is this video" is fully visible, or large enough to read on a phone', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    const code = findDemo(page, 'bars').figure.locator('pre');
    await expect(code.locator('[data-note]')).toHaveText([/useCurrentFrame\(\)/, /spring\(/, /<svg/]);
    const source = (await code.textContent()) ?? '';
    expect(source.trim().split('\n').length).toBeLessThanOrEqual(18);
    const hidden = await code.evaluate((pre) => {
      const scrolls = (element: Element): boolean =>
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      const box = pre.closest('[class*="source"]');
      return [pre, ...(box ? [box] : [])].filter(scrolls).map(({className}) => className);
    });
    if (width === 390) {
      // It scrolls to the side like other code, but all of its lines are visible.
      const {fontSize, height} = await code.evaluate((pre) => ({
        fontSize: getComputedStyle(pre.querySelector('code') ?? pre).fontSize,
        height: pre.scrollHeight - pre.clientHeight,
      }));
      expect(fontSize).toBe('12px');
      expect(height).toBe(0);
    } else {
      expect(hidden).toEqual([]);
    }
  }
});

test('the home page is at most six screens long on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 844);
});

test('header, hero, sections and footer have the same left edge', async ({page}) => {
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/', '/player/', '/showcase/']) {
      await openPage(page, path);
      const selector =
        width < 997 ? 'main h1, main h2, .footer__title' : '.navbar__brand, main h1, main h2, .footer__title';
      const edges = await page.locator(selector).evaluateAll((elements) =>
        elements.map((element) =>
          // A negative margin compensates for the transparent margin of the logo.
          Math.round(
            element.getBoundingClientRect().left - Math.min(0, parseFloat(getComputedStyle(element).marginLeft)),
          ),
        ),
      );
      const first = edges[0] ?? 0;
      // The other columns of the footer are to the right of the edge.
      expect(
        edges.filter((edge) => edge < first),
        `${path} at ${width} px: ${edges.join(', ')}`,
      ).toEqual([]);
      expect(edges.filter((edge) => edge === first).length).toBeGreaterThanOrEqual(edges.length - 2);
    }
  }
});

test('opening the code of the hero does not move its headline', async ({page}) => {
  await openPage(page, '/');
  const title = page.getByRole('heading', {level: 1});
  const before = await title.boundingBox();
  await findDemo(page, 'tiles').figure.locator('summary').click();
  await expect(findDemo(page, 'tiles').figure.locator('pre')).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test('the home page links to all tools', async ({page}) => {
  await openPage(page, '/');
  const tools = page.getByRole('region', {name: 'Tools that run in your browser'});
  const paths = await tools.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/learn',
    '/playground',
    '/explore',
    '/errors',
    '/docs/cli/render#build-or-explain-a-command',
    '/docs/lambda/concurrency#plan-a-workload',
  ]);
  await expect(page.getByRole('main').getByRole('link', {name: 'Open the playground'})).toHaveCount(2);
});

test('the command on the home page downloads a project that exists', async ({page, request}) => {
  await openPage(page, '/');
  const command = page.getByRole('region', {name: 'Or in a terminal on macOS or Linux, with version 3.2.44'});
  const [, archive = ''] = /curl -L \S+?(\/starters\/\S+) \| tar -xz/.exec(await command.innerText()) ?? [];
  expect((await request.get(archive)).headers()['content-type']).toContain('gzip');
});

test('the first screen says who can use Remotion for free, with a link to the prices', async ({page}) => {
  await openPage(page, '/');
  await expect(page.getByText('Free for individuals and companies with up to 3 employees.')).toBeInViewport();
  await page.getByRole('link', {name: 'See pricing'}).click();
  await expect(page.getByRole('heading', {name: 'Free for individuals and small teams'})).toBeInViewport();
});

test('the seat calculator shows the price for your own numbers', async ({page}) => {
  await openPage(page, '/');
  await page.getByText('Calculate your price').click();
  const form = page.getByRole('form', {name: 'Seat calculator'});
  const result = form.getByRole('status');
  await expect(result).toContainText('40 USD');
  await form.getByLabel('Developers').fill('0');
  await expect(result).toContainText('10 USD');
  await expect(result).toContainText('may also have to include a developer seat');
  await form.getByLabel('Yearly').check();
  await expect(result).toContainText('100 USD');
  expect(await findPageViolations(page)).toEqual([]);
});

test('the files on the front page exist and have the displayed sizes', async ({page, request}) => {
  await openPage(page, '/');
  const files = page.locator('a[href^="/files/"]');
  await expect(files).toHaveCount(4);
  for (const file of await files.all()) {
    const body = await (await request.get((await file.getAttribute('href')) ?? '')).body();
    await expect(file).toContainText(`${Math.round(body.length / 1000)} kB`);
  }
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing plays on the front page, and no player loads', async ({page}) => {
    await openPage(page, '/');
    const hero = findDemo(page, 'tiles');
    await expect(hero.poster).toBeVisible();
    await expect(hero.button('Play')).toBeVisible();
    await expect(page.locator('.__remotion-player')).toHaveCount(0);
    await hero.button('Play').click();
    await waitUntilDrawn(hero);
  });
});
