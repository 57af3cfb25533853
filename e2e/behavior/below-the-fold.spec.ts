import type {Page} from '@playwright/test';
import {watchLayoutShift} from '../support/watchLayoutShift.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const title = {level: 1, name: 'The fundamentals'} as const;
/** A heading of that page, below the first screen. */
const below = {level: 2, name: 'Every frame is independent'} as const;

/** Holds back all frame callbacks of the page from now on. Returns a function that runs them. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    const callbacks: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => callbacks.push(callback);
    Object.assign(window, {
      releaseFrames: () => {
        window.requestAnimationFrame = request;
        callbacks.forEach((callback) => request(callback));
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {releaseFrames: () => void}).releaseFrames());
}

/** Follows the link in the sidebar, and waits until the first screen is rendered. */
async function followLink(page: Page): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: title.name, exact: true}).click();
  await expect(page.getByRole('heading', title)).toBeVisible();
}

test('a link renders the top of a page first, and the rest without a layout shift', async ({page}) => {
  await openPage(page, '/docs/');
  const releaseFrames = await holdFrames(page);
  await followLink(page);
  await expect(page.getByRole('heading', below)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Docs pages'})).not.toBeInViewport();
  const readShift = await watchLayoutShift(page);
  await releaseFrames();
  await expect(page.getByRole('heading', below)).toBeAttached();
  expect(await readShift()).toBe(0);
});

test('the rest of a page can be found, and its sections are marked in the contents', async ({page}) => {
  await openPage(page, '/docs/');
  await followLink(page);
  await expect(page.getByRole('heading', below)).toBeAttached();
  const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await expect(marked).toHaveCount(0);
  // The browser's own search, which also scrolls to what it finds.
  await page.evaluate((text) => (window as unknown as {find: (text: string) => boolean}).find(text), below.name);
  await expect(page.getByRole('heading', below)).toBeInViewport();
  await page.getByRole('heading', below).evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText(below.name);
});

test('a page that is printed before its rest is rendered is complete', async ({page}) => {
  await openPage(page, '/docs/');
  await holdFrames(page);
  await followLink(page);
  await expect(page.getByRole('heading', below)).toHaveCount(0);
  await page.pdf();
  await expect(page.getByRole('heading', below)).toBeAttached();
});

test('the contents lead to a section before it is rendered', async ({page}) => {
  await openPage(page, '/docs/');
  await holdFrames(page);
  await followLink(page);
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: below.name}).click();
  await expect(page.getByRole('heading', below)).toBeInViewport();
});

test('a link to a section renders the whole page immediately', async ({page}) => {
  await openPage(page, '/docs/terminology');
  await holdFrames(page);
  await page.getByRole('main').locator('a[href="/docs/the-fundamentals#same-frame-same-image"]').click();
  await expect(page.getByRole('heading', below)).toBeInViewport();
});

test('back and forward render the whole page immediately, at the previous scroll position', async ({page}) => {
  const readScrollY = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await openPage(page, '/docs/');
  await followLink(page);
  await page.getByRole('heading', below).evaluate((heading) => heading.scrollIntoView());
  const before = await readScrollY();
  expect(before).toBeGreaterThan(500);
  await page.goBack();
  await expect(page.getByRole('heading', title)).toHaveCount(0);
  await holdFrames(page);
  await page.goForward();
  await expect(page.getByRole('heading', title)).toBeAttached();
  await expect.poll(readScrollY).toBe(before);
  await expect(page.getByRole('heading', below)).toBeInViewport();
});

for (const [path, first, rest] of [
  ['/', 'Built with Remotion', 'Free for individuals and small teams'],
  ['/lambda/', 'Benchmarks', 'Plan your own workload'],
  ['/player/', 'Connect it to your state', 'Where to go next'],
] as const) {
  test(`${path}: a link renders the top first, and the rest without a layout shift`, async ({page}) => {
    // Demos then show their poster instead of a video whose texts move when their font arrives.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/docs/');
    const releaseFrames = await holdFrames(page);
    const link =
      path === '/' ? page.locator('.navbar__brand') : page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    await link.click();
    await expect(page.getByRole('heading', {level: 2, name: first})).toBeVisible();
    const below = page.getByRole('heading', {level: 2, name: rest});
    await expect(below).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    const readShift = await watchLayoutShift(page);
    await releaseFrames();
    await expect(below).toBeAttached();
    expect(await readShift()).toBe(0);
  });
}
