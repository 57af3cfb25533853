import {type DemoParts, demoIn, shownFrame, waitUntilDrawn} from './demo.ts';
import {watchLayoutShift} from './layoutShift.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const path = '/docs/spring';
const name = 'spring-damping';

const bringToTop = ({frame}: DemoParts): Promise<void> =>
  frame.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));

test.describe('demo without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('its poster, caption and code remain, its controls do not', async ({page}) => {
    await page.goto(path);
    const {frame, poster} = demoIn(page, name);
    await expect(poster).toHaveAttribute('alt', /\w+ \w+ \w+/);
    await expect(poster).toHaveAttribute('width', '1280');
    await expect(frame.locator('figcaption').first()).toContainText(/\w+ \w+ \w+/);
    await expect(frame.locator('code')).toContainText('export const SpringDamping');
    await expect(frame.getByRole('button', {name: 'Play'})).toBeHidden();
    await expect(frame.getByRole('slider')).toHaveCount(0);
  });
});

test('demo: loads near the view, not before, plays in view only, and takes neither space nor focus', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await openPage(page, path);
  const layoutShift = await watchLayoutShift(page);
  const demo = demoIn(page, name);
  await expect(demo.poster).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(demo.player).toHaveCount(0);

  await bringToTop(demo);
  await waitUntilDrawn(demo);
  await expect(demo.button('Pause')).toBeVisible();
  await expect.poll(() => shownFrame(demo)).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await layoutShift()).toBe(0);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect(demo.button('Play')).toBeAttached();
  // What was drawn last may reach the slider a little later; then nothing moves.
  await expect(async () => {
    const left = await shownFrame(demo);
    await page.waitForTimeout(300);
    expect(await shownFrame(demo)).toBe(left);
  }).toPass({timeout: 10_000});
});

test.describe('demo where less motion is wanted', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('neither loads nor plays until asked', async ({page}) => {
    await openPage(page, path);
    const demo = demoIn(page, name);
    await demo.frame.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(demo.player).toHaveCount(0);
    await demo.button('Play').click();
    await waitUntilDrawn(demo);
    await expect.poll(() => shownFrame(demo)).toBeGreaterThan(3);
  });
});

test('demo: play, seek, step, loop and speed by keyboard, with names', async ({page}) => {
  await openPage(page, `${path}?demo=${name}&frame=10`);
  const demo = demoIn(page, name);
  await waitUntilDrawn(demo);
  expect(await shownFrame(demo)).toBe(10);
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
  await demo.frame.getByRole('combobox', {name: 'Speed'}).selectOption('2');
  await demo.button('Play').press('Space');
  await expect(demo.button('Pause')).toBeFocused();
  await expect.poll(() => shownFrame(demo)).toBeLessThan(80);
  await expect(demo.button('Play')).toBeVisible();
  await expect(demo.seek).toHaveValue('89');
});

test('demo: full screen shows picture and controls, and can be left', async ({page}) => {
  await openPage(page, `${path}?demo=${name}&frame=10`);
  const demo = demoIn(page, name);
  await waitUntilDrawn(demo);
  await demo.button('Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('input') !== null)).toBe(true);
  await expect(demo.seek).toBeInViewport();
  await demo.button('Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
});

test('demo: what is set stands in the address, and the address sets it', async ({page}) => {
  await openPage(page, path);
  const demo = demoIn(page, name);
  const damping = demo.frame.getByRole('slider', {name: 'Damping'});
  await damping.fill('3');
  await expect(page).toHaveURL(`${path}?demo=${name}&damping=3`);
  await demo.button('Pause').click();
  await expect(page).toHaveURL(new RegExp(`\\?demo=${name}&frame=\\d+&damping=3$`));
  const frame = await shownFrame(demo);

  await openPage(page, page.url());
  await waitUntilDrawn(demo);
  await expect(damping).toHaveValue('3');
  expect(await shownFrame(demo)).toBe(frame);
  await demo.button('Reset').click();
  await expect(damping).toHaveValue('8');
});

test('demo: values that can not be are left out of account', async ({page}) => {
  await openPage(page, `${path}?demo=${name}&frame=100000&damping=0&mass=heavy`);
  const demo = demoIn(page, name);
  await waitUntilDrawn(demo);
  expect(await shownFrame(demo)).toBe(89);
  await expect(demo.frame.getByRole('slider', {name: 'Damping'})).toHaveValue('8');
  await expect(demo.frame.getByRole('slider', {name: 'Mass'})).toHaveValue('1');
});

test('demo: a player that does not arrive says so, and comes when tried again', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.setViewportSize({width: 1280, height: 300});
  await openPage(page, path);
  const scripts = /\/assets\/js\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  const demo = demoIn(page, name);
  await bringToTop(demo);
  await expect(demo.frame.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(scripts);
  await demo.button('Try again').click();
  await waitUntilDrawn(demo);
  await expect(page.locator('body')).not.toBeFocused();
});

test('demo: an error inside stays in its box, the page goes on, and it can be tried again', async ({
  page,
  problems,
}) => {
  problems.expect('error: Error: The numbers are broken');
  await page.addInitScript(() => {
    const {toFixed} = Number.prototype;
    // Three digits are what this demo writes.
    Number.prototype.toFixed = function (digits) {
      if (digits === 3 && !document.documentElement.hasAttribute('data-mended'))
        throw new Error('The numbers are broken');
      return toFixed.call(this, digits);
    };
  });
  await openPage(page, path);
  const demo = demoIn(page, name);
  await demo.frame.scrollIntoViewIfNeeded();
  await expect(demo.frame.getByRole('alert')).toContainText('stopped with an error: The numbers are broken');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''));
  await demo.button('Try again').click();
  await waitUntilDrawn(demo);
});

test('demo: plays where the browser blocks storage', async ({page, problems}) => {
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
  const demo = demoIn(page, name);
  await demo.frame.scrollIntoViewIfNeeded();
  await waitUntilDrawn(demo);
});

test('demo: what is heavy loads on a click, and then plays', async ({page}) => {
  const heavy: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.wasm') && heavy.push(request.url())));
  await openPage(page, '/docs/skia/skia-canvas');
  const demo = demoIn(page, 'skia-canvas');
  await demo.frame.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(demo.player).toHaveCount(0);
  expect(heavy).toEqual([]);
  await demo.button('Load and play').click();
  await waitUntilDrawn(demo);
  await expect.poll(() => shownFrame(demo)).toBeGreaterThan(3);
  await expect.poll(() => heavy).toHaveLength(1);
});
