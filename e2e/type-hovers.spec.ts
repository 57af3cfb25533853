import type {Locator, Page} from '@playwright/test';
import {storeBeforehand} from './browserStorage.ts';
import {builtSite} from './builtSite.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';
import {wordOf} from './wordOf.ts';

const types = /\/assets\/types\//;
const path = '/docs/interpolate';

const sample = (page: Page): Locator => page.locator('.theme-code-block').first();
const bubble = (page: Page): Locator => page.locator('[class*="bubble_"]');
const said = (page: Page): Locator => sample(page).locator('pre ~ [aria-live]');

/** Moves the mouse onto a word, and then rests. */
const pointAt = async (page: Page, block: Locator, word: string): Promise<void> => {
  const {x, y} = await wordOf(block, word);
  await page.mouse.move(x, y, {steps: 3});
};

/** Focuses the block and waits until its types are there. */
const focusSample = async (page: Page): Promise<void> => {
  const loaded = page.waitForResponse(types);
  await sample(page).locator('pre').focus();
  await loaded;
};

test('a page holds no types, and none are fetched before a reader points at code', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => types.test(request.url()) && fetched.push(request.url()));
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  expect(builtSite.html(path)).not.toContain('assets/types');
  await pointAt(page, sample(page), 'interpolate');
  await expect(bubble(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(bubble(page)).toHaveCount(0);
  await pointAt(page, page.locator('.theme-code-block').nth(1), 'interpolate');
  await expect(bubble(page)).toBeVisible();
  expect(fetched, 'the blocks of a page share one file').toHaveLength(1);
});

test.describe('pointer', () => {
  test('shows the declaration, what its author says, and the page about it', async ({page}) => {
    await openPage(page, '/docs/spring');
    await pointAt(page, sample(page), 'spring');
    await expect(bubble(page)).toContainText('frame: number;');
    await expect(bubble(page)).toContainText('Calculates a position based on physical parameters');
    await expect(bubble(page).getByRole('link')).toHaveAttribute('href', '/docs/spring');
    const colours = await bubble(page)
      .locator('span')
      .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
    expect(new Set(colours).size).toBeGreaterThan(2);
  });

  test('can be moved onto the bubble, whose text can be selected; leaving closes it', async ({page}) => {
    await openPage(page, path);
    await pointAt(page, sample(page), 'interpolate');
    await expect(bubble(page)).toBeVisible();
    const box = await bubble(page).boundingBox();
    if (!box) throw new Error('The bubble has no place');
    await page.mouse.move(box.x + 40, box.y + 16, {steps: 4});
    await page.waitForTimeout(600);
    await expect(bubble(page)).toBeVisible();
    await page.mouse.dblclick(box.x + 40, box.y + 16);
    expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('');
    await expect(bubble(page)).toBeVisible();
    await page.mouse.move(0, 0, {steps: 4});
    await expect(bubble(page)).toHaveCount(0);
  });

  test('passes words over, and finds nothing beside them', async ({page}) => {
    await openPage(page, path);
    const end = await wordOf(sample(page), 'useCurrentFrame');
    await page.mouse.move(end.x, end.y);
    await page.mouse.move(end.x, end.y + 300);
    await page.waitForTimeout(600);
    await expect(bubble(page)).toHaveCount(0);
    const box = await sample(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 60, end.y);
    await page.waitForTimeout(600);
    await expect(bubble(page)).toHaveCount(0);
  });

  test('Escape closes it where the pointer is, until that has been elsewhere', async ({page}) => {
    await openPage(page, path);
    await pointAt(page, sample(page), 'interpolate');
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    const {x, y} = await wordOf(sample(page), 'interpolate');
    await page.mouse.move(x + 3, y);
    await page.waitForTimeout(600);
    await expect(bubble(page)).toHaveCount(0);
    await pointAt(page, sample(page), 'AbsoluteFill');
    await expect(bubble(page)).toContainText('AbsoluteFill');
  });

  test('follows its word when the page scrolls', async ({page}) => {
    await openPage(page, path);
    await pointAt(page, sample(page), 'interpolate');
    await expect(bubble(page)).toBeVisible();
    const before = await bubble(page).boundingBox();
    await page.evaluate(() => window.scrollBy({top: 40, behavior: 'instant'}));
    await expect.poll(async () => (await bubble(page).boundingBox())?.y).toBe((before?.y ?? 0) - 40);
  });
});

test.describe('keyboard', () => {
  test('arrows lead from word to word, and each is said', async ({page}) => {
    await openPage(page, path);
    await focusSample(page);
    await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toContainText('const AbsoluteFill');
    await expect(said(page)).toContainText('const AbsoluteFill');
    await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toContainText('function interpolate');
    await expect(said(page)).toContainText('Map a value from an input range to an output range.');
    await page.keyboard.press('ArrowDown');
    await expect(bubble(page)).toContainText('namespace React');
    await page.keyboard.press('ArrowLeft');
    await expect(bubble(page)).toContainText('const Title');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(bubble(page)).toHaveCount(0);
  });

  test('Escape closes, and gives the arrows back until the block is left', async ({page}) => {
    await openPage(page, path);
    await focusSample(page);
    await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toBeVisible();
  });

  test('Tab reaches the link, Escape leads back; Enter follows it', async ({page}) => {
    await openPage(page, path);
    await focusSample(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(bubble(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sample(page).locator('pre')).toBeFocused();
    await expect(bubble(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/absolute-fill');
  });

  test('brings its word into view', async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await openPage(page, path);
    await focusSample(page);
    for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toContainText('const useCurrentFrame');
    const {x} = await wordOf(sample(page), 'useCurrentFrame');
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(390);
  });
});

test.describe('touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap shows a type within the screen, a tap elsewhere closes it', async ({page}) => {
    await openPage(page, path);
    const {x, y} = await wordOf(sample(page), 'interpolate');
    await page.touchscreen.tap(x, y);
    await expect(bubble(page)).toContainText('function interpolate');
    const box = await bubble(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.waitForTimeout(600);
    await expect(bubble(page)).toBeVisible();
    await page.touchscreen.tap(200, 90);
    await expect(bubble(page)).toHaveCount(0);
  });
});

test('samples that are wrong on purpose have types too', async ({page}) => {
  await openPage(page, path);
  const wrong = page.locator('.theme-code-block', {hasText: 'Wrong'}).first();
  await pointAt(page, wrong, 'interpolate');
  await expect(bubble(page)).toContainText('interpolate');
});

for (const theme of ['light', 'dark'])
  test(`zero violations of WCAG 2.2 AA with a type shown, ${theme}`, async ({page}) => {
    await storeBeforehand(page, {theme});
    await openPage(page, '/docs/spring');
    await focusSample(page);
    for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('with forced colours, bubble and word have lines', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, path);
  await pointAt(page, sample(page), 'interpolate');
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('[class*="mark_"]')).toHaveCSS('border-bottom-width', '2px');
});

test('a failed fetch is silent, and made again at the next pointing', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, path);
  await page.route(types, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await pointAt(page, sample(page), 'interpolate');
  await failed;
  await expect(bubble(page)).toHaveCount(0);
  await page.unroute(types);
  await page.mouse.move(0, 0);
  await pointAt(page, sample(page), 'interpolate');
  await expect(bubble(page)).toContainText('function interpolate');
});

test('nothing of it stays when the page is left', async ({page}) => {
  await openPage(page, path);
  await focusSample(page);
  await page.keyboard.press('ArrowRight');
  await expect(bubble(page)).toBeVisible();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page).not.toHaveURL(path);
  await expect(bubble(page)).toHaveCount(0);
});
