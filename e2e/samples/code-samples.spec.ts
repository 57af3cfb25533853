import type {Page} from '@playwright/test';
import {readStoredText} from '../support/browserStorage.ts';
import {openPage} from '../support/openPage.ts';
import {proves} from '../../packages/specification/proves.ts';
import {expect, test} from '../support/test.ts';

test.describe('copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the code exactly as written', async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const sample = page.locator('.theme-code-block').first();
    await sample.hover();
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await expect(sample.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^import \{AbsoluteFill, interpolate, useCurrentFrame\} from 'remotion';\n\nexport const Title/,
    );
    expect(copied.trimEnd()).toMatch(/\n\};$/);
    expect(copied).toBe(await sample.locator('code').textContent());
  });
});

/** Returns how many buttons cover code of the same block. */
function countCoveringButtons(page: Page): Promise<number> {
  return page.locator('main pre').evaluateAll((blocks) => {
    const isCovering = (code: DOMRect, {left, top, right, bottom}: DOMRect): boolean =>
      left < code.right && right > code.left && top < code.bottom && bottom > code.top;
    return blocks
      .flatMap((pre) =>
        [...(pre.parentElement?.parentElement?.querySelectorAll('button') ?? [])].map(
          (button) => [pre, button] as const,
        ),
      )
      .filter(([pre, button]) => isCovering(pre.getBoundingClientRect(), button.getBoundingClientRect())).length;
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px, no button covers the code of a tool`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const path of ['/docs/player/thumbnail', '/docs/cli/render', '/docs/spring']) {
      await openPage(page, path);
      expect.soft(await countCoveringButtons(page), path).toBe(0);
    }
  });

  test(`at ${width} px, no button covers code, and only wide code scrolls`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, '/docs/interpolate');
    expect(await countCoveringButtons(page)).toBe(0);
    await page.locator('main pre').first().hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    const scrolling = await page
      .locator('main .theme-code-block pre')
      .evaluateAll((blocks) =>
        blocks.filter((pre) => getComputedStyle(pre).overflowY !== 'hidden' && pre.scrollHeight > pre.clientHeight + 1),
      );
    expect(scrolling).toHaveLength(0);
  });
}

test('80 characters fit in a block with a title next to the table of contents', async ({page}) => {
  await openPage(page, '/docs/spring');
  const block = page
    .locator('main .theme-code-block')
    .filter({has: page.locator('figcaption')})
    .first();
  const excess = await block.locator('pre').evaluate((pre) => {
    pre.querySelector('code')?.replaceChildren('x'.repeat(80));
    return pre.scrollWidth - pre.clientWidth;
  });
  expect(excess).toBe(0);
});

test('long code of a demo is collapsed until the reader expands it', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const demo = page.locator('#demo-fade-in');
  const fold = demo.getByRole('button', {name: /^Show all \d+ lines$/});
  const pre = demo.locator('pre');
  const height = await pre.evaluate((element) => element.clientHeight);
  expect(height).toBeLessThan(await pre.evaluate((element) => element.scrollHeight));
  await fold.click();
  expect(await pre.evaluate((element) => element.clientHeight)).toBeGreaterThan(height);
  await demo.getByRole('button', {name: 'Show fewer lines'}).click();
  expect(await pre.evaluate((element) => element.clientHeight)).toBe(height);
});

test('error messages wrap on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/lambda/concurrency');
  const tooWide = await page
    .locator('pre:has(.language-text)')
    .evaluateAll((messages) => messages.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth));
  expect(tooWide).toHaveLength(0);
});

test('tabs: remembered under docusaurus.tab.{group}, on all pages', proves('9.key-tabs'), async ({page}) => {
  await openPage(page, '/docs/');
  const tabs = page.getByRole('tab', {name: 'pnpm'});
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  await tabs.first().click();
  expect(await readStoredText(page, 'docusaurus.tab.package-manager')).toBe('pnpm');
  const selected = await tabs.evaluateAll((elements) => elements.map((tab) => tab.getAttribute('aria-selected')));
  expect(selected.length).toBeGreaterThan(1);
  expect(new Set(selected)).toEqual(new Set(['true']));
  await expect(page.getByRole('tab', {name: 'Linux', exact: true})).toHaveAttribute('aria-selected', 'true');

  await openPage(page, '/docs/remotion');
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
});

test('tabs: can be selected with the arrow keys', async ({page}) => {
  await openPage(page, '/docs/');
  const first = page.getByRole('tab', {name: 'npm', exact: true}).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'yarn', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  expect(await readStoredText(page, 'docusaurus.tab.package-manager')).toBe('yarn');
});
