import type {Locator, Page} from '@playwright/test';
import {storeBeforehand} from '../support/browserStorage.ts';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

/** An explorer with its parts, as readers find them. */
function findExplorer(page: Page, label: string) {
  const root = page.getByRole('region', {name: label});
  return {
    root,
    code: root.getByRole('group', {name: 'Code'}),
    frame: root.getByRole('slider', {name: 'Frame', exact: true}),
    // A slider next to a field has the same name.
    field: (name: string) => root.getByLabel(name, {exact: true}).and(root.locator(':not([type="range"])')),
    handle: (name: string) => root.getByRole('slider', {name, exact: true}),
    row: (at: string) =>
      root
        .getByRole('row')
        .filter({has: page.getByRole('rowheader', {name: at, exact: true})})
        .getByRole('cell'),
  };
}

/** Drags an element after it has stopped moving. */
async function dragPointer(page: Page, grip: Locator, right: number, down: number): Promise<void> {
  await grip.hover();
  const box = await grip.boundingBox();
  if (!box) {
    throw new Error('What is to be dragged is not drawn.');
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, {steps: 4});
  await page.mouse.up();
}

/** Returns the requests during an action. */
async function recordScripts(page: Page, action: () => Promise<void>): Promise<number> {
  let count = 0;
  const note = (request: {resourceType: () => string}): void => {
    if (request.resourceType() === 'script') {
      count++;
    }
  };
  page.on('request', note);
  await action();
  page.off('request', note);
  return count;
}

test('interpolate explorer: loads near the viewport; supports keyboard, dragging, fields and URL', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await openPage(page, '/docs/interpolate');
  const {root, code, handle, field, frame, row} = findExplorer(page, 'Explore interpolate()');
  const loaded = await recordScripts(page, async () => {
    await root.scrollIntoViewIfNeeded();
    await expect(frame).toBeEnabled();
  });
  expect(loaded).toBeGreaterThan(0);
  await page.setViewportSize({width: 1280, height: 800});

  await handle('Keyframe 2').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(handle('Keyframe 2')).toHaveAttribute('aria-valuetext', 'Input 29, output 110');
  await expect(code).toContainText('[10, 29, 50, 60]');
  await expect(page).toHaveURL(/interpolate=interpolate/);

  await dragPointer(page, handle('Keyframe 4'), 2000, -40);
  await expect(field('Input 4')).toHaveValue('69');
  await page.keyboard.press('Delete');
  await expect(code).toContainText('[10, 29, 50]');

  await field('extrapolateRight').selectOption('identity');
  await field('Input 2').fill('5');
  await expect(root.getByText('Enter more than 10, the previous input.')).toBeVisible();
  await expect(field('Input 2')).toHaveValue('5');
  await expect(code).toContainText('[10, 29, 50]');
  await field('Input 2').fill('20');
  await root.getByRole('button', {name: 'Add keyframe'}).click();
  await expect(code).toContainText('[10, 20, 35, 50]');

  await frame.fill('52');
  await expect(frame).toHaveAttribute('aria-valuetext', 'frame 52 → 52');
  await root.getByText('Values per frame').click();
  await expect(row('52')).toHaveText('52');
  await expect(root.locator('tr[aria-current]')).toHaveText('5252');

  // The URL restores the state.
  const shown = await code.textContent();
  await expect.poll(() => page.url()).toContain('10%2C+20%2C+35%2C+50');
  await openPage(page, page.url());
  await expect(code).toHaveText(shown ?? '');
});

test('explorers: keys pressed before the script has loaded are replayed', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await openPage(page, '/docs/interpolate');
  const release = await holdRequests(page, /\/assets\/js\/.*\.js$/);
  const {root, handle, frame} = findExplorer(page, 'Explore interpolate()');
  await root.scrollIntoViewIfNeeded();
  await handle('Keyframe 2').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(frame).toBeDisabled();
  release();
  await expect(handle('Keyframe 2')).toHaveAttribute('aria-valuetext', 'Input 29, output 110');
  await expect(handle('Keyframe 2')).toBeFocused();
});

test('timing explorer: dragging, and the URL', async ({page}) => {
  await openPage(page, '/docs/sequence');
  const {root, code, handle, frame} = findExplorer(page, 'Compose timing');
  await root.scrollIntoViewIfNeeded();
  await expect(frame).toBeEnabled();
  await dragPointer(page, handle('from of Sequence, row 7'), -2000, 0);
  await expect(code).toContainText(/<Sequence from=\{-\d+\}>/);
  const shown = await code.textContent();
  await expect(page).toHaveURL(/timing=.*Sequence/);
  await openPage(page, page.url());
  await expect(code).toHaveText(shown ?? '');
});

test('an explorer opens its code in the playground', async ({page}) => {
  await openPage(page, '/docs/spring');
  const {root, frame} = findExplorer(page, 'Explore spring()');
  await root.scrollIntoViewIfNeeded();
  await expect(frame).toBeEnabled();
  await root.getByRole('button', {name: 'Open in playground'}).click();
  await expect(page).toHaveURL(/\/playground/);
  await expect(page.getByText('Spring.tsx').first()).toBeVisible();
});

test.describe('explorers without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('show the initial graph, its code and its values, but no fields', async ({page}) => {
    await page.goto('/explore');
    for (const label of ['Explore interpolate()', 'Explore spring()', 'Explore Easing', 'Compose timing']) {
      const {root, code} = findExplorer(page, label);
      await expect(root.locator('ol, [role=img]').first()).toBeVisible();
      await expect(code).not.toBeEmpty();
      await root.getByText('Values per frame').click();
      await expect(root.getByRole('row').nth(10)).toBeVisible();
      await expect(root.locator('input').first()).toBeHidden();
      await expect(root.getByRole('textbox')).toHaveCount(0);
    }
  });
});

test.describe('explorers on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  for (const theme of ['light', 'dark']) {
    test(`no violations, ${theme}`, async ({page}) => {
      await storeBeforehand(page, {theme});
      await openPage(page, '/explore');
      for (const explorer of await page.getByRole('region', {name: /^(Explore|Compose) /}).all()) {
        await explorer.scrollIntoViewIfNeeded();
        await explorer.getByText('Values per frame').tap();
      }
      const {handle} = findExplorer(page, 'Explore Easing');
      await handle('Second handle').tap();
      await expect(handle('Second handle')).toBeFocused();
      expect(await findPageViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});
