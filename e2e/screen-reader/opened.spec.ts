import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {openSearch} from '../support/getSearchDialog.ts';
import {tabTo} from '../support/tabTo.ts';
import {expect, test} from '../support/test.ts';
import {findLowContrastTexts, findViolationsOutsideCode} from '../support/findPageViolations.ts';
import {readTree} from './readTree.ts';

// Opens each element with the keyboard, and checks what screen readers announce, that it has no accessibility
// violations in either mode, and where the focus is afterwards. Nothing plays automatically.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Checks the currently open element. */
async function expectTree(page: Page, part: Locator, tree: string): Promise<void> {
  await expect.soft(part).toMatchAriaSnapshot(readTree(tree));
  // Nothing is partly hidden by the navbar.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  expect.soft(await findViolationsOutsideCode(page)).toEqual([]);
  const root = page.locator('html');
  const mode = (await root.getAttribute('data-theme')) ?? '';
  await root.evaluate((html) => void (html.dataset.theme = 'dark'));
  expect.soft(await findLowContrastTexts(page)).toEqual([]);
  await root.evaluate((html, before) => void (html.dataset.theme = before), mode);
}

async function press(button: Locator, key = 'Enter'): Promise<void> {
  await button.focus();
  await button.press(key);
}

test('a navigation menu opens, announces its state, and closes with Escape', async ({page}) => {
  await openPage(page, '/docs/license');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const button = navigation.getByRole('button', {name: 'Version: Next'});
  await press(button);
  await expectTree(page, navigation, 'navigation-menu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await press(page.getByRole('banner').getByRole('button', {name: 'Close'}));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(navigation.getByRole('link', {name: 'Remotion'})).toBeFocused();
});

test.describe('narrow', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the mobile sidebar takes the focus, keeps it in its menus, and returns it', async ({page}) => {
    await openPage(page, '/docs/license');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.locator('.navbar-sidebar');
    const back = sidebar.getByRole('button', {name: 'Back to main menu'});
    await press(toggle);
    await expect(back).toBeFocused();
    await expect(sidebar).toBeInViewport({ratio: 1});
    await expectTree(page, sidebar, 'sidebar-of-section');
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    const versions = sidebar.getByRole('button', {name: 'Versions'});
    await tabTo(versions);
    await page.keyboard.press('Enter');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.getByRole('link', {name: 'What is new in 3.2'})).toBeInViewport({ratio: 1});
    await expectTree(page, sidebar, 'sidebar-of-site');
    // The page behind it is inert.
    await tabTo(sidebar.getByRole('link', {name: 'Start a project'}));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    await press(sidebar.getByRole('button', {name: 'Close navigation bar'}));
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(back).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    const contents = page.getByRole('button', {name: 'On this page'});
    await press(contents);
    await expectTree(page, page.getByRole('main'), 'contents-on-a-phone');
    await page.keyboard.press('Enter');
    await expect(contents).toBeFocused();
    await expect(contents).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the search is announced: its start screen, hits, no hits, and recent searches', async ({page}) => {
  await openPage(page, '/docs/license');
  const {root, input, hits} = await openSearch(page);
  await expect(root).toMatchAriaSnapshot(readTree('search-start'));
  await input.fill('spring()');
  await expect(hits.first()).toContainText('spring()');
  await expect(root).toMatchAriaSnapshot(readTree('search-hits'));
  await input.fill('xqzvwk');
  await expect(root).toMatchAriaSnapshot(readTree('search-nothing'));
  await input.fill('measureSpring()');
  await expect(hits.first()).toContainText('measureSpring()');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('measureSpring()');
  await openSearch(page);
  await expect(root).toMatchAriaSnapshot(readTree('search-recent'));
});

test('in the playground, the focus stays near the pressed button, and errors are announced', async ({page}) => {
  await openPage(page, '/playground');
  const main = page.getByRole('main');
  const {button, code, drawn, errors} = findPlayground(page, main);
  await drawn();
  const [add, removed] = [button('Add a file'), button('Undo')];
  const name = page.getByLabel('Name of the new file');
  await press(add);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTree(page, page.getByRole('region', {name: 'Code'}), 'playground-new-file');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Other.tsx');
  await page.keyboard.press('Enter');
  await expect(button('Rename Other.tsx')).toBeVisible();
  await expect(add).toBeFocused();
  await press(button('Rename Other.tsx'));
  await page.keyboard.press('Enter');
  await expect(button('Rename Other.tsx')).toBeFocused();
  await press(button('Delete Other.tsx'));
  await expect(removed).toBeVisible();
  await expect(add).toBeFocused();
  await press(removed);
  await expect(button('Delete Other.tsx')).toBeVisible();
  await expect(add).toBeFocused();
  await press(button('Remove color'));
  await expect(button('Add prop')).toBeFocused();
  await press(button('Reset'));
  await expect(button('Reset')).toBeDisabled();
  await expect(button('Reset')).toBeFocused();

  await code.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('const none = ;');
  await expect(errors).toBeVisible();
  await press(button('Export'));
  await page.getByText('How an export differs from a render').press('Enter');
  await expectTree(page, main, 'playground-problems');
});

test('overlays on a reference page: an example to edit, a video, an explorer, a type', async ({page}) => {
  await openPage(page, '/docs/spring?demo=spring-damping&frame=10');
  const sample = page.getByRole('figure').filter({hasText: 'src/Badge.tsx'}).first();
  const edit = sample.getByRole('button', {name: 'Edit'});
  await press(edit);
  const {code, drawn} = findPlayground(page, sample);
  await drawn();
  await expect(code).toBeFocused();
  const video = page.getByRole('figure', {name: 'Spring damping', exact: true});
  await expect(video.locator('.__remotion-player')).toBeVisible();
  const explorer = page.getByRole('region', {name: 'Explore spring()'});
  const table = explorer.getByText('Values per frame').first();
  await press(table);
  await expect(explorer.getByRole('rowheader').first()).toBeVisible();
  await explorer.getByRole('textbox', {name: 'damping'}).fill('0');
  await expect(explorer.getByText('Enter a number')).toBeVisible();
  await expectTree(page, sample, 'edited-sample');
  await expect.soft(explorer).toMatchAriaSnapshot(readTree('explorer'));
  const stop = sample.getByRole('button', {name: 'Stop editing'});
  await press(stop);
  await expect(edit).toBeFocused();
  await press(video.getByRole('slider', {name: 'Damping'}), 'ArrowRight');
  const reset = video.getByRole('button', {name: 'Reset'});
  await press(reset);
  await expect(reset).toBeDisabled();
  await expect(reset).toBeFocused();
});

test('tools and dialogs announce errors and their contents', async ({page}) => {
  await openPage(page, '/docs/cli/render');
  const builder = page.getByRole('region', {name: 'Command builder'});
  await builder.getByRole('combobox', {name: '--codec'}).selectOption('prores');
  await builder.getByRole('textbox', {name: '--crf'}).fill('18');
  await tabTo(builder.getByRole('tab', {name: 'Command line'}));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectTree(page, builder, 'command-builder');

  await openPage(page, '/docs/lambda/concurrency');
  const planner = page.getByRole('region', {name: 'Cloud planner'});
  await planner.getByRole('textbox', {name: 'Frame rate'}).fill('-1');
  await expectTree(page, planner, 'planner');

  await openPage(page, '/errors');
  await page.getByLabel('Message or log').fill('Error: nothing that is known');
  await page.locator('summary').first().press('Enter');
  await expectTree(page, page.getByRole('main'), 'message-log');

  await openPage(page, '/docs/player/examples');
  const lab = page.getByRole('group', {name: /^Try the Player: controls/});
  await lab.scrollIntoViewIfNeeded();
  await expectTree(page, lab, 'player-lab');

  await openPage(page, '/showcase/');
  const search = page.getByRole('searchbox', {name: 'Search'});
  await search.fill('quotation');
  const clear = page.getByRole('button', {name: 'Clear filters'});
  await press(clear);
  await expect(search).toHaveValue('');
  await expect(clear).toBeFocused();
  const card = page.getByRole('link', {name: 'Turning tiles'});
  await press(card);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('pre')).toContainText('export const Tiles');
  await expectTree(page, dialog, 'showcase-dialog');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});
