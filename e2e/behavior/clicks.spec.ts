import type {Request} from '@playwright/test';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage} from '../support/openPage.ts';
import {dataSaver, setConnection} from '../support/setConnection.ts';
import {expect, test} from '../support/test.ts';
import {waitUntilQuiet} from '../support/waitUntilQuiet.ts';
import {readCommits, recordCommits} from './recordCommits.ts';

/** One click to each kind of page: the page with the link, the link, and the heading of the other page. */
const clicks = [
  ['/docs/renderer', '.theme-doc-sidebar-menu a[href="/docs/renderer/render-frames"]', 'renderFrames()'],
  ['/docs/', '.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]', 'The fundamentals'],
  ['/docs/renderer', '.theme-doc-sidebar-menu a[href="/docs/renderer/render-media"]', 'renderMedia()'],
  ['/blog', 'article h2 a[href="/blog/3-2"]', 'Remotion 3.2'],
  ['/', 'footer a[href="/docs/"]', 'Installation'],
] as const;

for (const [from, link, heading] of clicks) {
  test(`a click from ${from} to “${heading}” needs at most two requests after hovering, and nothing twice`, async ({
    page,
  }) => {
    const requests: string[] = [];
    const prefetches: string[] = [];
    page.on('request', (request) => (isPrefetch(request) ? prefetches : requests).push(request.url()));
    await openPage(page, from);
    await waitUntilQuiet(page);
    await page.locator(link).first().hover();
    await waitUntilQuiet(page);
    const ahead = requests.length;
    await page.locator(link).first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(heading);
    await waitUntilQuiet(page);
    // Linked pages are evaluated, which reads their scripts from the cache.
    const needed = requests.slice(ahead).filter((url) => !prefetches.includes(url));
    expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(2);
    for (const urls of [requests, prefetches]) {
      expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    }
  });
}

/** Whether a request is for a page that a visible link leads to. */
function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose'] === 'prefetch';
}

test('linked pages that only need their own scripts are evaluated, so that opening them waits for nothing', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  await page.mouse.move(640, 400);
  await waitUntilQuiet(page);
  const release = await holdRequests(page, /\/assets\//);
  // Without moving the pointer over the link.
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/keyboard-shortcuts"]').dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Keyboard shortcuts');
  release();
});

test('linked pages are evaluated, even if the browser has stopped recording requests', async ({page}) => {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(0));
  const prefetches: string[] = [];
  page.on('request', (request) => isPrefetch(request) && prefetches.push(request.url()));
  await openPage(page, '/docs/');
  const evaluated = page.waitForRequest((request) => !isPrefetch(request) && prefetches.includes(request.url()));
  await page.keyboard.press('Shift');
  await evaluated;
});

test('linked pages whose scripts can not be prefetched are not evaluated', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  const requests: string[] = [];
  const prefetches: string[] = [];
  await page.route('**/assets/js/*', async (route) => {
    const request = route.request();
    (isPrefetch(request) ? prefetches : requests).push(request.url());
    await (isPrefetch(request) ? route.abort() : route.continue());
  });
  await openPage(page, '/docs/');
  await page.keyboard.press('Shift');
  await expect.poll(() => prefetches.length).toBeGreaterThan(0);
  await waitUntilQuiet(page);
  expect(requests.filter((url) => prefetches.includes(url))).toEqual([]);
});

test('the page of a link to a section is loaded when the pointer is over the link', async ({page}) => {
  await openPage(page, '/docs/timeout');
  const link = page.locator('article a[href="/docs/terminology#handle"]').first();
  await link.hover();
  await waitUntilQuiet(page);
  const release = await holdRequests(page, /\/assets\//);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Terminology');
  release();
});

test('a click leaves language and direction of the document alone, because setting them restyles everything', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  const changes = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    new MutationObserver((records) => names.push(...records.map(({attributeName}) => attributeName))).observe(
      document.documentElement,
      {attributeFilter: ['lang', 'dir']},
    );
    return names;
  });
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  expect(await changes.jsonValue()).toEqual([]);
});

test('a click renders nothing before the page that it leads to, and that page once', async ({page}) => {
  await recordCommits(page);
  await openPage(page, '/docs/');
  const link = page.locator('.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]');
  await link.hover();
  await waitUntilQuiet(page);
  const before = (await readCommits(page)).length;
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  await waitUntilQuiet(page);
  const commits = (await readCommits(page)).slice(before);
  expect(commits[0]).toEqual({heading: 'The fundamentals', rendersArticle: true});
  expect(commits.filter(({rendersArticle}) => rendersArticle)).toHaveLength(1);
});

test('if a reader follows two links, the second one wins, even if the first page loads later', async ({page}) => {
  await setConnection(page, dataSaver);
  await openPage(page, '/docs/the-fundamentals');
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Setup and Installation');
  const second = page.locator('.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]');
  await waitUntilQuiet(page);
  const release = await holdRequests(page, /\/assets\/js\//);
  const request = page.waitForRequest(/\/assets\/js\//);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/keyboard-shortcuts"]').click();
  await request;
  await expect(page).toHaveURL(/\/docs\/keyboard-shortcuts$/);
  await second.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  release();
  await waitUntilQuiet(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  await expect(page).toHaveURL(/\/docs\/the-fundamentals$/);
});
