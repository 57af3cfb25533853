import type {Locator, Page} from '@playwright/test';
import {watchLayoutShift} from '../support/watchLayoutShift.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

/** Finds the first lab on the page with these names, and its parts. */
function findLab(page: Page, names: string) {
  const lab = page.getByRole('group', {name: `Try the Player: ${names}`}).first();
  return {
    lab,
    video: lab.locator('.__remotion-player'),
    frame: lab.locator('.__remotion-player svg text').filter({hasText: /^\d{3}$/}),
    code: lab.getByRole('group', {name: 'Code of this player'}),
    toggle: (name: string) => lab.getByRole('checkbox', {name}),
  };
}

async function show({lab, video}: {lab: Locator; video: Locator}): Promise<void> {
  await lab.scrollIntoViewIfNeeded();
  await expect(video).toBeVisible();
}

test.describe('player lab without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the first frame, the code, and a sentence instead of controls', async ({page}) => {
    await page.goto('/docs/player/api');
    const {lab, code, toggle} = findLab(page, 'autoPlay, loop');
    await expect(lab.locator('svg').first()).toBeVisible();
    await expect(lab.locator('noscript p')).toHaveText(/needs JavaScript/);
    await expect(lab.locator('noscript p')).toBeVisible();
    await expect(code).toContainText('component={MyVideo}');
    await expect(toggle('loop')).toBeHidden();
  });
});

test('player lab: loads near the viewport, causes no layout shift or focus change, and does not play automatically', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await page.clock.install();
  await openPage(page, '/docs/player/api');
  const layoutShift = await watchLayoutShift(page);
  const parts = findLab(page, 'autoPlay, loop');
  await expect(parts.video).toHaveCount(0);
  await show(parts);
  await expect(parts.frame).toHaveText('000');
  await page.clock.runFor(300);
  await expect(parts.frame).toHaveText('000');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await layoutShift()).toBe(0);
});

for (const theme of ['light', 'dark']) {
  test(`player lab: no violations, ${theme}, on a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme);
    for (const path of ['/docs/player/api', '/docs/player/events', '/docs/player/player-ref']) {
      await openPage(page, path);
      for (const lab of await page.getByRole('group', {name: /^Try the Player/}).all()) {
        await lab.scrollIntoViewIfNeeded();
      }
      await expect(page.locator('.__remotion-player').last()).toBeVisible();
      expect(await findPageViolations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    }
  });
}
