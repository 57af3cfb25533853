import type {Locator, Page} from '@playwright/test';
import {findDemo} from '../support/findDemo.ts';
import {openPage, waitUntilInteractive} from '../support/openPage.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

const playgroundRequest = /\/playground\/|assets\/playground\//;

test('a demo and a sample can be edited inline, and load nothing before that', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => playgroundRequest.test(request.url()) && requested.push(request.url()));
  await openPage(page, '/docs/interpolate');
  const {figure, button} = findDemo(page, 'interpolate-easing');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.__remotion-player')).toBeVisible();
  expect(requested).toEqual([]);

  await button('Edit').click();
  const inDemo = findPlayground(page, figure);
  await inDemo.drawn();
  await expect(inDemo.code).toBeFocused();
  const text = (await inDemo.code.innerText()).replaceAll('\n\n', '\n');
  await inDemo.write('export const EasedSlide = () => <h1>Changed</h1>;');
  await expect(inDemo.sandbox.getByText('Changed')).toBeVisible();
  await inDemo.write('export const EasedSlide = () => <h1>');
  await expect(inDemo.errors).toContainText('EasedSlide.tsx, line 1');
  expect(await findPageViolations(page)).toEqual([]);

  // The changes are restored, and the reader can undo them.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.edits'))).toContain('<h1>');
  await page.reload();
  await waitUntilInteractive(page);
  await button('Edit').click();
  await expect(inDemo.errors).toContainText('EasedSlide.tsx, line 1');
  await button('Reset').click();
  await inDemo.drawn();
  expect((await inDemo.code.innerText()).replaceAll('\n\n', '\n').slice(0, 40)).toBe(text.slice(0, 40));
  await button('Stop editing').click();
  await expect(figure.locator('.cm-editor')).toHaveCount(0);
  await expect(button('Edit')).toBeFocused();

  // A sample on the page.
  const sample = page.locator('.theme-code-block:has([class*="buttons"])').first();
  await sample.getByRole('button', {name: 'Edit', exact: true}).click();
  const inSample = findPlayground(page, sample);
  await inSample.drawn();
  await inSample.write('export const Title = () => <h1>Mine</h1>;');
  await expect(inSample.sandbox.getByText('Mine')).toBeVisible();
  await sample.getByRole('button', {name: 'Open in playground'}).click();
  await expect(page).toHaveURL(/\/playground#code=/);
  const inPage = findPlayground(page, page.getByRole('main'));
  await expect(inPage.sandbox.getByText('Mine')).toBeVisible();
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('the code does not move when it becomes an editor, or while the reader types', async ({page}) => {
      await openPage(page, '/docs/interpolate');
      const sample = page.locator('.theme-code-block:has([class*="buttons"])').first();
      const {figure} = findDemo(page, 'fade-in');
      // The video of a demo stays in view above its code.
      for (const example of [sample, figure]) {
        await example.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
        const before = await measureFirstLine(page, example.locator('pre').first());
        await example.getByRole('button', {name: 'Edit', exact: true}).click();
        const {code, drawn, errors} = findPlayground(page, example);
        await drawn();
        expect(await measureFirstLine(page, code)).toEqual(before);
        const panel = example.locator('[class*="panel_"]').last();
        const height = (await panel.boundingBox())?.height;
        await page.keyboard.press('ArrowDown');
        await page.keyboard.insertText('const = 1;');
        await expect(errors).toBeVisible();
        expect((await panel.boundingBox())?.height).toBe(height);
        expect(await measureFirstLine(page, code)).toEqual(before);
        await page.keyboard.press('ControlOrMeta+z');
        await expect(errors).toHaveCount(0);
        expect(await measureFirstLine(page, code)).toEqual(before);
        await example.getByRole('button', {name: 'Stop editing'}).click();
        expect(await measureFirstLine(page, example.locator('pre').first())).toEqual(before);
      }
    });

    test('the video, which stays in view, does not cover the first lines of the code', async ({page}) => {
      await openPage(page, '/docs/interpolate');
      const {figure, button} = findDemo(page, 'fade-in');
      const lines = figure.locator('pre').first();
      await lines.evaluate((code) => code.scrollIntoView({block: 'center', behavior: 'instant'}));
      await button('Edit').click();
      const {code, drawn} = findPlayground(page, figure);
      await drawn();
      const video = await figure.locator('iframe').boundingBox();
      expect((await measureFirstLine(page, code)).y).toBeGreaterThan((video?.y ?? 0) + (video?.height ?? 0));
      await expect(code.locator('.cm-line').nth(2)).toBeInViewport();
    });

    test('the result replaces the video, and its controls and the code stay in view', async ({page}) => {
      await openPage(page, '/');
      const {figure, button} = findDemo(page, 'tiles');
      const control = figure.locator('form input').first();
      await figure.locator('.__remotion-player').waitFor();
      const before = await measureDistanceBelow(figure, figure.locator('.__remotion-player'));
      await button('Edit').click();
      const {code, drawn} = findPlayground(page, figure);
      await drawn();
      // The front page has no room for controls on a phone.
      await expect(control).toBeVisible({visible: width > 480});
      await expect(figure.locator('iframe')).toBeInViewport({ratio: 0.95});
      await expect(code.locator('.cm-line').nth(3)).toBeInViewport();
      await expect(button('Stop editing')).toBeInViewport();
      await figure.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
      expect(await measureDistanceBelow(figure, figure.locator('iframe'))).toEqual(before);
    });
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true});

  test('the buttons of an editor are in one row', async ({page}) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({width, height: 844});
      await openPage(page, '/docs/interpolate');
      const {figure, button} = findDemo(page, 'fade-in');
      await button('Edit').click();
      const {drawn} = findPlayground(page, figure);
      await drawn();
      const tops = await Promise.all(
        ['Reset', 'Open in playground', 'Stop editing'].map(async (name) => (await button(name).boundingBox())?.y),
      );
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
  });
});

test('types are checked inline', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const sample = page.locator('.theme-code-block:has([class*="buttons"])').first();
  await sample.getByRole('button', {name: 'Edit', exact: true}).click();
  const {drawn, write} = findPlayground(page, sample);
  await drawn();
  await write(
    "import {interpolate} from 'remotion';\nexport const a: string = interpolate(0, [0, 1], [0, 1]);\nexport const Title = () => <h1>{a}</h1>;",
  );
  await sample.getByRole('checkbox', {name: 'Check types'}).check();
  await expect(sample.locator('.cm-lintRange-error')).toHaveText('a', {timeout: 30_000});
});

test('shows an error if an editor does not load, and loads on retry', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/docs/spring');
  const {figure, button} = findDemo(page, 'spring-damping');
  await page.route('**/playground/examples/**', (route) => route.abort());
  await button('Edit').click();
  await expect(figure.getByRole('alert')).toContainText('didn’t load');
  await page.unroute('**/playground/examples/**');
  await button('Try again').click();
  await findPlayground(page, figure).drawn();
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows no edit buttons', async ({page}) => {
    await page.goto('/docs/interpolate');
    await expect(page.getByText('Open in playground').first()).toBeHidden();
    await page.goto('/playground');
    await expect(page.locator('noscript p', {hasText: 'The playground needs JavaScript'})).toBeVisible();
    await expect(page.getByText('Loading the editor')).toBeHidden();
  });
});

/** Returns the position of the first line of code in the window, in whole pixels. */
async function measureFirstLine(page: Page, code: Locator): Promise<{x: number; y: number}> {
  await page.evaluate(() => document.fonts.ready);
  return code.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    range.selectNode(texts.nextNode() ?? element);
    const {x, y} = range.getBoundingClientRect();
    return {x: Math.round(x), y: Math.round(y)};
  });
}

/** Returns the position of a part in its figure, in whole pixels. */
async function measureDistanceBelow(
  figure: Locator,
  part: Locator,
): Promise<Record<'x' | 'y' | 'width' | 'height', number>> {
  const [outer, inner] = [await figure.boundingBox(), await part.boundingBox()];
  if (!outer || !inner) {
    throw new Error('The figure or its part is not visible.');
  }
  const [x, y] = [inner.x - outer.x, inner.y - outer.y].map(Math.round) as [number, number];
  return {x, y, width: Math.round(inner.width), height: Math.round(inner.height)};
}
