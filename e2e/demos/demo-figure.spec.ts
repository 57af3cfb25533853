import {type DemoLocators, findDemo, readShownFrame, waitUntilDrawn} from '../support/findDemo.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {watchLayoutShift} from '../support/watchLayoutShift.ts';
import {openPage} from '../support/openPage.ts';
import {waitUntilSteady} from '../support/waitUntilSteady.ts';
import {expect, test} from '../support/test.ts';

const path = '/docs/spring';
const name = 'spring-damping';

function bringToTop({figure}: DemoLocators): Promise<void> {
  return figure.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
}

test.describe('demo without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows its poster, caption and code, but no controls', async ({page}) => {
    await page.goto(path);
    const {figure, poster} = findDemo(page, name);
    await expect(poster).toHaveAttribute('alt', /\w+ \w+ \w+/);
    await expect(poster).toHaveAttribute('width', '1280');
    await expect(figure.locator('figcaption').first()).toContainText(/\w+ \w+ \w+/);
    await expect(figure.locator('code')).toContainText('export const SpringDamping');
    await expect(figure.getByRole('button', {name: 'Play'})).toBeHidden();
    await expect(figure.getByRole('slider')).toHaveCount(0);
  });
});

test('demo: loads near the viewport, only plays while visible, and causes no layout shift or focus change', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await openPage(page, path);
  const layoutShift = await watchLayoutShift(page);
  const demo = findDemo(page, name);
  await expect(demo.poster).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(demo.player).toHaveCount(0);

  await bringToTop(demo);
  await waitUntilDrawn(demo);
  await expect(demo.button('Pause')).toBeVisible();
  await expect.poll(() => readShownFrame(demo)).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await layoutShift()).toBe(0);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(demo.button('Play')).toBeAttached();
  // The slider may receive the last frame slightly later. After that, nothing moves.
  await waitUntilSteady(() => readShownFrame(demo), 300);
});

test.describe('demo with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('only loads and plays on request', async ({page}) => {
    await openPage(page, path);
    const demo = findDemo(page, name);
    await demo.figure.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(demo.player).toHaveCount(0);
    await demo.button('Play').click();
    await waitUntilDrawn(demo);
    await expect.poll(() => readShownFrame(demo)).toBeGreaterThan(3);
  });

  test('the player starts with the poster frame', async ({page}) => {
    await openPage(page, path);
    const demo = findDemo(page, name);
    const posterFrame = await readShownFrame(demo);
    expect(posterFrame).toBeGreaterThan(0);
    await openPage(page, `${path}?demo=${name}&damping=3`);
    await waitUntilDrawn(demo);
    expect(await readShownFrame(demo)).toBe(posterFrame);
  });
});

test.describe('demo in forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the video and the track of the slider keep their colors', async ({page}) => {
    await openPage(page, path);
    const demo = findDemo(page, name);
    await demo.figure.scrollIntoViewIfNeeded();
    await waitUntilDrawn(demo);
    await expect(demo.player).toHaveCSS('forced-color-adjust', 'none');
    await expect(demo.seek).toHaveCSS('forced-color-adjust', 'none');
    await openPage(page, '/playground');
    const {sandbox, drawn} = findPlayground(page, page.getByRole('main'));
    await drawn();
    await expect(sandbox.locator('#stage')).toHaveCSS('forced-color-adjust', 'none');
  });
});

test('demo: play, seek, step, loop and speed by keyboard, with names', async ({page}) => {
  await openPage(page, `${path}?demo=${name}&frame=10`);
  const demo = findDemo(page, name);
  await waitUntilDrawn(demo);
  expect(await readShownFrame(demo)).toBe(10);
  await demo.seek.focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.seek).toHaveValue('11');
  await expect(demo.seek).toHaveAttribute('aria-valuetext', 'Frame 11 of 89, 0.37 seconds');
  await page.keyboard.press('End');
  await expect(demo.seek).toHaveValue('89');
  await demo.button('One frame back').press('Enter');
  await expect(demo.seek).toHaveValue('88');
  await demo.button('One frame forward').press('Enter');
  await expect(demo.seek).toHaveValue('89');

  await expect(demo.button('Loop')).toHaveAttribute('aria-pressed', 'true');
  await demo.button('Loop').press('Space');
  await expect(demo.button('Loop')).toHaveAttribute('aria-pressed', 'false');
  await demo.figure.getByRole('combobox', {name: 'Speed'}).selectOption('2');
  await demo.button('Play').press('Space');
  await expect(demo.button('Pause')).toBeFocused();
  await expect.poll(() => readShownFrame(demo)).toBeLessThan(80);
  await expect(demo.button('Play')).toBeVisible();
  await expect(demo.seek).toHaveValue('89');
});

test('demo: full screen shows video and controls, and can be closed', async ({page}) => {
  await openPage(page, `${path}?demo=${name}&frame=10`);
  const demo = findDemo(page, name);
  await waitUntilDrawn(demo);
  await demo.button('Full screen').click();
  await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement?.querySelector('input')))).toBe(true);
  await expect(demo.seek).toBeInViewport();
  await demo.button('Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});

test('demo: settings update the URL, and the URL restores the settings', async ({page}) => {
  await openPage(page, path);
  const demo = findDemo(page, name);
  const damping = demo.figure.getByRole('slider', {name: 'Damping'});
  await damping.fill('3');
  await expect(page).toHaveURL(`${path}?demo=${name}&damping=3`);
  await demo.button('Pause').click();
  await expect(page).toHaveURL(new RegExp(`\\?demo=${name}&frame=\\d+&damping=3$`));
  const frame = await readShownFrame(demo);

  await openPage(page, page.url());
  await waitUntilDrawn(demo);
  await expect(damping).toHaveValue('3');
  expect(await readShownFrame(demo)).toBe(frame);
  await demo.button('Reset').click();
  await expect(damping).toHaveValue('8');
});

test('demo: ignores invalid values', async ({page}) => {
  await openPage(page, `${path}?demo=${name}&frame=100000&damping=0&mass=heavy`);
  const demo = findDemo(page, name);
  await waitUntilDrawn(demo);
  expect(await readShownFrame(demo)).toBe(89);
  await expect(demo.figure.getByRole('slider', {name: 'Damping'})).toHaveValue('8');
  await expect(demo.figure.getByRole('slider', {name: 'Mass'})).toHaveValue('1');
});

test('demo: shows an error if the player does not load, and loads on retry', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.setViewportSize({width: 1280, height: 300});
  const scripts = /\/assets\/js\/.*\.js$/;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const isPlayer = (await response.text()).includes('__remotion-player');
    await (isPlayer ? route.abort() : route.fulfill({response}));
  });
  await openPage(page, path);
  const demo = findDemo(page, name);
  await bringToTop(demo);
  await expect(demo.figure.getByRole('alert')).toContainText('could not be loaded');
  // Other scripts are still being prefetched.
  await page.unrouteAll({behavior: 'wait'});
  await demo.button('Try again').click();
  await waitUntilDrawn(demo);
  await expect(page.locator('body')).not.toBeFocused();
});

test('demo: an error stays inside the demo, does not affect the page, and can be retried', async ({page, problems}) => {
  problems.expect('error: Error: The numbers are broken');
  await page.addInitScript(() => {
    const {toFixed} = Number.prototype;
    // This demo shows three digits.
    Number.prototype.toFixed = function (digits) {
      if (digits === 3 && !document.documentElement.hasAttribute('data-mended')) {
        throw new Error('The numbers are broken');
      }
      return toFixed.call(this, digits);
    };
  });
  await openPage(page, path);
  const demo = findDemo(page, name);
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.figure.getByRole('alert')).toContainText('stopped with an error: The numbers are broken');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''));
  await demo.button('Try again').click();
  await waitUntilDrawn(demo);
});

test('demo: plays if the browser blocks storage', async ({page, problems}) => {
  problems.expect('warning: Docusaurus browser storage is not available.');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await openPage(page, path);
  const demo = findDemo(page, name);
  await demo.figure.scrollIntoViewIfNeeded();
  await waitUntilDrawn(demo);
});

test('demo: a heavy demo loads on a click, and then plays', async ({page}) => {
  const heavy: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.wasm') && heavy.push(request.url())));
  await openPage(page, '/docs/skia/skia-canvas');
  const demo = findDemo(page, 'skia-canvas');
  await demo.figure.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(demo.player).toHaveCount(0);
  expect(heavy).toEqual([]);
  await demo.button('Load and play').click();
  await waitUntilDrawn(demo);
  await expect.poll(() => readShownFrame(demo)).toBeGreaterThan(3);
  await expect.poll(() => heavy).toHaveLength(1);
});
