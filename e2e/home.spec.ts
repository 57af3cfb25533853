import {demoIn, waitUntilDrawn} from './demo.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';

test('the front page plays, redraws what is typed, and moves nothing while it loads', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {value: number})[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift.value,
        );
    }).observe({type: 'layout-shift', buffered: true});
  });
  await openPage(page, '/');
  const hero = demoIn(page, 'tiles');
  await waitUntilDrawn(hero);
  await expect(hero.button('Pause')).toBeVisible();
  const review = demoIn(page, 'year-in-review');
  await review.frame.scrollIntoViewIfNeeded();
  await waitUntilDrawn(review);
  await review.button('Pause').click();
  await review.seek.fill('30');
  await review.frame.getByLabel('Name').fill('Linus');
  await expect(review.player).toContainText('Linus');
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
});

test('the commands of a template open in a dialog, by keyboard too', async ({page}) => {
  await openPage(page, '/');
  const opener = page.getByRole('button', {name: 'Commands for Skia'});
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Skia'});
  await expect(dialog.getByText('npm init video -- --skia')).toBeVisible();
  await expect(dialog.getByText('pnpm create video --skia')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(5, 300);
  await expect(dialog).toHaveCount(0);
});

test('the files of the front page are there, in the sizes that it names', async ({page, request}) => {
  await openPage(page, '/');
  const files = page.locator('a[href^="/files/"]');
  await expect(files).toHaveCount(4);
  for (const file of await files.all()) {
    const body = await (await request.get((await file.getAttribute('href')) ?? '')).body();
    await expect(file).toContainText(`${Math.round(body.length / 1000)} kB`);
  }
});

test.describe('with less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing plays on the front page, and no player is loaded', async ({page}) => {
    await openPage(page, '/');
    const hero = demoIn(page, 'tiles');
    await expect(hero.poster).toBeVisible();
    await expect(hero.button('Play')).toBeVisible();
    await expect(page.locator('.__remotion-player')).toHaveCount(0);
    await hero.button('Play').click();
    await waitUntilDrawn(hero);
  });
});
