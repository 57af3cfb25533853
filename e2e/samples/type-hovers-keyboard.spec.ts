import {storeBeforehand} from '../support/browserStorage.ts';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {typeHovers} from './typeHovers.ts';
import {findPageViolations} from '../support/findPageViolations.ts';
import {getWord} from './getWord.ts';

const {types, sample, bubble, said, focusSample} = typeHovers;
const path = '/docs/interpolate';

test('arrow keys move between words, and each type is announced', async ({page}) => {
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

test('Escape closes the type, and arrow keys scroll again until the block loses the focus', async ({page}) => {
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

test('Tab moves to the link, Escape returns; Enter follows it', async ({page}) => {
  await openPage(page, path);
  await focusSample(page);
  await page.keyboard.press('ArrowRight');
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bubble(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sample(page).locator('pre')).toBeFocused();
  await expect(bubble(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(bubble(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/absolute-fill');
});

test('scrolls its word into view, even if the types load after the key press', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openPage(page, path);
  const release = await holdRequests(page, types);
  await sample(page).locator('pre').focus();
  for (let count = 0; count < 3; count++) {
    await page.keyboard.press('ArrowRight');
  }
  release();
  await expect(bubble(page)).toContainText('const useCurrentFrame');
  const {x} = await getWord(sample(page), 'useCurrentFrame');
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(390);
});

for (const theme of ['light', 'dark']) {
  test(`zero violations of WCAG 2.2 AA with a type shown, ${theme}`, async ({page}) => {
    await storeBeforehand(page, {theme});
    await openPage(page, '/docs/spring');
    await focusSample(page);
    for (let count = 0; count < 3; count++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(bubble(page)).toBeVisible();
    expect(await findPageViolations(page)).toEqual([]);
  });
}
