import type {Locator, Page} from '@playwright/test';
import {watchLayoutShift} from './layoutShift.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';
import {findPageViolations} from './findPageViolations.ts';

/** Finds the first lab on the page with these names, and its parts. */
function findLab(page: Page, asked: string) {
  const lab = page.getByRole('group', {name: `Try the Player: ${asked}`}).first();
  return {
    lab,
    video: lab.locator('.__remotion-player'),
    frame: lab.locator('.__remotion-player svg text').filter({hasText: /^\d{3}$/}),
    code: lab.getByRole('group', {name: 'Code of this player'}),
    toggle: (name: string) => lab.getByRole('checkbox', {name}),
    button: (name: string) => lab.getByRole('button', {name, exact: true}),
    entries: lab.getByRole('list', {name: 'Events'}).getByRole('listitem'),
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
  await openPage(page, '/docs/player/api');
  const layoutShift = await watchLayoutShift(page);
  const parts = findLab(page, 'autoPlay, loop');
  await expect(parts.video).toHaveCount(0);
  await show(parts);
  await expect(parts.frame).toHaveText('000');
  await page.waitForTimeout(300);
  await expect(parts.frame).toHaveText('000');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await layoutShift()).toBe(0);
});

test('player lab: controls change the player and the code', async ({page}) => {
  await openPage(page, '/docs/player/api');
  const parts = findLab(page, 'autoPlay, loop');
  await show(parts);
  await parts.lab.getByLabel('playbackRate').selectOption('4');
  await parts.toggle('loop').press('Space');
  await parts.toggle('autoPlay').check();
  await expect(parts.toggle('autoPlay')).toBeFocused();
  await expect(parts.code).toContainText('    loop\n    autoPlay\n');
  await expect(parts.code).toContainText('playbackRate={4}');
  // After the end, it is at frame 119 again.
  const shown = async (): Promise<number> => Number(await parts.frame.textContent());
  await expect.poll(shown, {intervals: [70]}).toBeGreaterThan(90);
  await expect.poll(shown, {intervals: [70]}).toBeLessThan(60);
  await parts.toggle('autoPlay').uncheck();
  await parts.lab.getByRole('slider', {name: 'initialFrame'}).fill('42');
  await expect(parts.frame).toHaveText('042');
});

test('player lab: methods are called and their return value is displayed', async ({page}) => {
  await openPage(page, '/docs/player/player-ref');
  const seek = findLab(page, 'seekTo, getCurrentFrame');
  await show(seek);
  await seek.lab.getByLabel('frame for seekTo()').fill('33');
  await seek.button('seekTo()').press('Enter');
  await expect(seek.frame).toHaveText('033');
  await expect(seek.lab.getByText('seekTo(33) returned undefined')).toBeVisible();
  await expect(seek.code).toContainText('player.current?.seekTo(33)');
  await seek.button('getCurrentFrame()').click();
  await expect(seek.lab.getByText('getCurrentFrame() returned 33')).toBeVisible();

  const volume = findLab(page, 'setVolume');
  await show(volume);
  await volume.lab.getByLabel('volume for setVolume()').fill('2');
  await volume.button('setVolume()').click();
  await expect(volume.lab.getByText('threw TypeError: setVolume() got a number that is out of range')).toBeVisible();
});

test('player lab: events are listed, counted, announced sparingly, and cleared', async ({page}) => {
  await openPage(page, '/docs/player/events');
  const parts = findLab(page, 'loop, playbackRate, seekTo');
  await show(parts);
  await parts.button('seekTo()').click();
  await expect(parts.entries.filter({hasText: 'seeked'})).toContainText('frame: 60');
  await expect(parts.lab.getByRole('status').filter({hasText: 'seeked, frame: 60'})).toHaveCount(1);
  await parts.lab.getByRole('button', {name: 'Play video'}).click();
  await expect(parts.entries.filter({hasText: 'frameupdate'}).first()).toContainText(/× \d/);
  await expect(parts.entries.filter({hasText: 'ended'})).toHaveCount(1);
  await expect(parts.lab.getByRole('list', {name: 'Events'})).toHaveAttribute('aria-live', 'off');
  await expect(parts.lab.getByRole('status').filter({hasText: 'ended'})).toHaveCount(1);
  // The player fires time updates up to four times per second, and once more after the end.
  const log = parts.lab.getByRole('list', {name: 'Events'});
  const isAtRest = async (): Promise<boolean> => {
    const before = await log.innerText();
    await page.waitForTimeout(500);
    return (await log.innerText()) === before;
  };
  await expect.poll(isAtRest).toBe(true);
  await parts.button('Clear').click();
  await expect(parts.entries).toHaveCount(0);
});

test('player lab: a video that throws shows the fallback, and can be restored', async ({page, problems}) => {
  problems.expect('error: Error: The video is broken');
  await openPage(page, '/docs/player/api');
  const parts = findLab(page, 'errorFallback');
  await show(parts);
  await parts.toggle('errorFallback').check();
  await parts.toggle('Throw an error in the video').check();
  await expect(parts.lab.getByText('The video is broken', {exact: true})).toBeVisible();
  await expect(parts.entries.filter({hasText: 'error: The video is broken'})).not.toHaveCount(0);
  await parts.toggle('Throw an error in the video').uncheck();
  await expect(parts.frame).toHaveText('000');
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
