import {storedText} from './browserStorage.ts';
import {openPage} from './openPage.ts';
import {proves} from './conformance/proves.ts';
import {expect, test} from './test.ts';

test.describe('copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the code as it is written', async ({page}) => {
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

test('tabs: remembered under docusaurus.tab.{group}, on all pages', proves('9.key-tabs'), async ({page}) => {
  await openPage(page, '/docs/');
  const tabs = page.getByRole('tab', {name: 'pnpm'});
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  await tabs.first().click();
  expect(await storedText(page, 'docusaurus.tab.package-manager')).toBe('pnpm');
  const selected = await tabs.evaluateAll((elements) => elements.map((tab) => tab.getAttribute('aria-selected')));
  expect(selected.length).toBeGreaterThan(1);
  expect(new Set(selected)).toEqual(new Set(['true']));
  await expect(page.getByRole('tab', {name: 'Linux', exact: true})).toHaveAttribute('aria-selected', 'true');

  await openPage(page, '/docs/remotion');
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
});

test('tabs: chosen with the arrow keys', async ({page}) => {
  await openPage(page, '/docs/');
  const first = page.getByRole('tab', {name: 'npm', exact: true}).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'yarn', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  expect(await storedText(page, 'docusaurus.tab.package-manager')).toBe('yarn');
});
