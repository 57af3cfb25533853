import type {Page} from '@playwright/test';
import {getNextPageLink} from '../../support/getNextPageLink.ts';
import {holdRequests} from '../../support/holdRequests.ts';
import {lazyScripts} from '../../support/lazyScripts.ts';
import {openPage} from '../../support/openPage.ts';
import {dataSaver, setConnection} from '../../support/setConnection.ts';
import {expect, test} from '../../support/test.ts';
import {waitUntilQuiet} from '../../support/waitUntilQuiet.ts';
import {proves} from '../../../packages/specification/proves.ts';

function readScrollY(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

test(
  'a progress bar appears on route change after a 1000 ms delay',
  proves('2.progress', '9.progress'),
  async ({page}) => {
    await page.clock.install();
    await openPage(page, '/docs/interpolate');
    const release = await holdRequests(page, lazyScripts);
    const bar = page.locator('.route-progress');
    await page.clock.pauseAt(Date.now() + 60_000);
    await getNextPageLink(page).click();
    await expect(page).toHaveURL('/docs/continue-render');
    await page.clock.runFor(999);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await page.clock.resume();
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
    await expect(bar).toHaveCount(0);
  },
);

test('after navigation the view scrolls to the top', proves('2.scroll-top'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  expect(await readScrollY(page)).toBeGreaterThan(500);
  await getNextPageLink(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
  await expect.poll(() => readScrollY(page)).toBe(0);
});

test('after navigation the view scrolls to the hash target', proves('2.scroll-hash'), async ({page}) => {
  await openPage(page, '/docs/composition');
  await page.getByRole('main').locator('a[href="/docs/the-fundamentals#defining-compositions"]').first().click();
  await expect(page).toHaveURL('/docs/the-fundamentals#defining-compositions');
  const target = page.locator('#defining-compositions');
  await expect(target).toBeInViewport();
  expect(await readScrollY(page)).toBeGreaterThan(0);
  // Not covered by the sticky navbar.
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('a URL with a hash opens at its target', proves('2.scroll-hash'), async ({page}) => {
  await openPage(page, '/docs/interpolate#return-value');
  await expect(page.getByRole('heading', {name: 'Return value'})).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
});

test('back returns to the previous scroll position', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  const before = await readScrollY(page);
  await getNextPageLink(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  await expect.poll(() => readScrollY(page)).toBe(before);
});

test('linked pages are prefetched when their links come into view', proves('2.prefetch'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.mouse.move(600, 300);
  await expect.poll(() => countPrefetches(page)).toBeGreaterThan(0);
  await expect(page.locator('link[rel="prefetch"][href*="/css/pages."]'), 'of the pages in the header').toHaveCount(1);
  await waitUntilQuiet(page);
  const before = await countPrefetches(page);
  await page.getByRole('navigation', {name: 'Docs pages'}).scrollIntoViewIfNeeded();
  await expect.poll(() => countPrefetches(page)).toBeGreaterThan(before);
});

test('other pages are fetched only once the reader does something', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const isManifest = (path: string): boolean => /^\/assets\/routes\.\w+\.json$/.test(path);
  // A short page, whose link to the next page is visible from the start.
  await page.setViewportSize({width: 1280, height: 4000});
  await openPage(page, '/docs/remotion');
  await expect(getNextPageLink(page)).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isManifest)).toEqual([]);
  expect(await countPrefetches(page)).toBe(0);
  await page.mouse.move(600, 300);
  await expect.poll(() => countPrefetches(page)).toBeGreaterThan(0);
  expect(requests.filter(isManifest)).toHaveLength(1);
});

test(
  'linked pages are preloaded when the reader points at their links',
  proves('2.prefetch', '2.lazy', '7.lazy'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'spring()', exact: true})
      .hover();
    await expect.poll(() => requests.some((url) => lazyScripts.test(url))).toBe(true);
    await expect(page).toHaveURL('/docs/interpolate');
  },
);

for (const [name, connection] of Object.entries({
  'slow 2g': {effectiveType: 'slow-2g', saveData: false},
  '2g': {effectiveType: '2g', saveData: false},
  'data-saver': dataSaver,
} as const)) {
  test(`prefetch skipped on ${name} connections`, proves('2.no-prefetch'), async ({page}) => {
    await setConnection(page, connection);
    await openPage(page, '/docs/interpolate');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    // Images near the link load when it comes into view, on any connection.
    page.on('request', (request) => request.resourceType() === 'image' || requests.push(request.url()));
    await getNextPageLink(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await countPrefetches(page)).toBe(0);
    expect(requests).toEqual([]);
    await getNextPageLink(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
  });
}

function countPrefetches(page: Page) {
  return page.locator('link[rel="prefetch"]').count();
}
