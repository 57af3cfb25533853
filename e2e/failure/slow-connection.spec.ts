import type {Page} from '@playwright/test';
import {findDemo, waitUntilDrawn} from '../support/findDemo.ts';
import {openPage} from '../support/openPage.ts';
import {recordRequests} from '../support/recordRequests.ts';
import {dataSaver, setConnection} from '../support/setConnection.ts';
import {expect, test} from '../support/test.ts';

const connections = {
  'data are saved': dataSaver,
  'the connection is 2g': {effectiveType: '2g', saveData: false},
} as const;

for (const [name, connection] of Object.entries(connections)) {
  test(`${name}: no player, video or explorer loads automatically, nothing is prefetched, and everything loads on request`, async ({
    page,
  }) => {
    await setConnection(page, connection);

    await openPage(page, '/');
    await expectNothingUnrequested(page);
    const tiles = findDemo(page, 'tiles');
    await expect(tiles.poster).toBeVisible();
    await tiles.button('Play').click();
    await waitUntilDrawn(tiles);

    await openPage(page, '/docs/player/examples');
    await expectNothingUnrequested(page);
    const lab = page.getByRole('group', {name: /^Try the Player: controls/});
    await lab.getByRole('button', {name: 'Load the player'}).press('Enter');
    await expect(lab.getByRole('button', {name: 'Play video'})).toBeVisible();
    await expect(lab.locator(':focus')).toHaveCount(1);

    await openPage(page, '/docs/spring');
    await expectNothingUnrequested(page);
    const explorer = page.getByRole('region', {name: 'Explore spring()'});
    await expect(explorer.getByRole('textbox', {name: 'damping'})).toBeDisabled();
    await page.getByRole('button', {name: 'Load explorer'}).press('Enter');
    await expect(explorer.getByRole('textbox', {name: 'damping'})).toBeEnabled();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
}

/** Scrolls through the whole page, and compares the requests before and after. */
async function expectNothingUnrequested(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const scripts = async (): Promise<number> =>
    (await recordRequests(page)).filter(({kind}) => kind === 'script').length;
  const before = await scripts();
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        // Two frames, so that intersection observers have run.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // Headless Chromium sometimes stops drawing for a while.
        setTimeout(resolve, 1000);
      });
    }
  });
  await page.waitForLoadState('networkidle');
  expect.soft(await scripts()).toBe(before);
  await expect.soft(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  await expect.soft(page.locator('.__remotion-player')).toHaveCount(0);
}
