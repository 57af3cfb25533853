import {builtSite} from '../support/builtSite.ts';
import {getNextPageLink} from '../support/getNextPageLink.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {typeHovers} from './typeHovers.ts';
import {getWord} from './getWord.ts';
import {waitUntilQuiet} from '../support/waitUntilQuiet.ts';

const {types, sample, bubble, pointAt, focusSample} = typeHovers;
const path = '/docs/interpolate';

test('a page contains no types, and only loads them when a reader points at code', async ({page}) => {
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
  await pointAt(page, page.locator('.theme-code-block', {hasText: 'useOpacity'}).first(), 'interpolate');
  await expect(bubble(page)).toBeVisible();
  expect(fetched, 'the samples of a page share one file').toHaveLength(1);
  await page.mouse.move(0, 0);
  await expect(bubble(page)).toHaveCount(0);
  await pointAt(page, page.locator('.theme-code-block').nth(1), 'interpolate');
  await expect(bubble(page)).toBeVisible();
  expect(fetched, 'a signature, which other pages show too, has a file of its own').toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('code is unchanged, and pointing at it sends no request', async ({page}) => {
    const requested: string[] = [];
    await page.goto(path);
    page.on('request', (request) => types.test(request.url()) && requested.push(request.url()));
    await sample(page).hover();
    await expect(sample(page).locator('pre')).toContainText('useCurrentFrame');
    await waitUntilQuiet(page);
    expect(requested).toEqual([]);
  });
});

test.describe('pointer', () => {
  test('shows the declaration, its documentation comment, and the page about it', async ({page}) => {
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

  test('stays open while the pointer is on the bubble, whose text can be selected; leaving closes it', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, path);
    await pointAt(page, sample(page), 'interpolate');
    await expect(bubble(page)).toBeVisible();
    const box = await bubble(page).boundingBox();
    if (!box) {
      throw new Error('The bubble has no place');
    }
    await page.mouse.move(box.x + 40, box.y + 16, {steps: 4});
    await page.clock.runFor(600);
    await expect(bubble(page)).toBeVisible();
    await page.mouse.dblclick(box.x + 40, box.y + 16);
    expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('');
    await expect(bubble(page)).toBeVisible();
    await page.mouse.move(0, 0, {steps: 4});
    await expect(bubble(page)).toHaveCount(0);
  });

  test('does not react to a quick pass over words, or to a pointer next to them', async ({page}) => {
    await page.clock.install();
    await openPage(page, path);
    const end = await getWord(sample(page), 'useCurrentFrame');
    await page.mouse.move(end.x, end.y);
    await page.mouse.move(end.x, end.y + 300);
    await page.clock.runFor(600);
    await expect(bubble(page)).toHaveCount(0);
    const box = await sample(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 60, end.y);
    await page.clock.runFor(600);
    await expect(bubble(page)).toHaveCount(0);
  });

  test('Escape closes it, and it stays closed until the pointer has left the word', async ({page}) => {
    await page.clock.install();
    await openPage(page, path);
    await pointAt(page, sample(page), 'interpolate');
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    const {x, y} = await getWord(sample(page), 'interpolate');
    await page.mouse.move(x + 3, y);
    await page.clock.runFor(600);
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

test.describe('touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap shows a type inside the screen, a tap elsewhere closes it', async ({page}) => {
    await page.clock.install();
    await openPage(page, path);
    const {x, y} = await getWord(sample(page), 'interpolate');
    await page.touchscreen.tap(x, y);
    await expect(bubble(page)).toContainText('function interpolate');
    const box = await bubble(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.clock.runFor(600);
    await expect(bubble(page)).toBeVisible();
    await page.touchscreen.tap(200, 90);
    await expect(bubble(page)).toHaveCount(0);
  });
});

test('samples that are wrong on purpose have types, too', async ({page}) => {
  await openPage(page, path);
  const wrong = page.locator('.theme-code-block', {hasText: 'Wrong'}).first();
  await pointAt(page, wrong, 'interpolate');
  await expect(bubble(page)).toContainText('interpolate');
});

test('the file of a demo has types, too', async ({page}) => {
  await openPage(page, '/docs/spring');
  await pointAt(page, page.locator('.theme-code-block', {hasText: 'SpringDamping'}).first(), 'SpringDamping');
  await expect(bubble(page)).toContainText('damping: number;');
});

test('with forced colors, bubble and word have borders', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, path);
  await pointAt(page, sample(page), 'interpolate');
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('[class*="mark_"]')).toHaveCSS('border-bottom-width', '2px');
});

test('a failed request is silent, and the next hover repeats it', async ({page, problems}) => {
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

test('is removed when the reader leaves the page', async ({page}) => {
  await openPage(page, path);
  await focusSample(page);
  await page.keyboard.press('ArrowRight');
  await expect(bubble(page)).toBeVisible();
  await getNextPageLink(page).click();
  await expect(page).not.toHaveURL(path);
  await expect(bubble(page)).toHaveCount(0);
});
