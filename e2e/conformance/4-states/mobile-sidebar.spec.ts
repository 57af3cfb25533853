import type {Page} from '@playwright/test';
import {openPage} from '../../openPage.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

test.use({viewport: {width: 390, height: 844}});

const sidebar = (page: Page) => page.locator('.navbar-sidebar');
const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(sidebar(page)).toBeInViewport();
};

test('mobile sidebar: shown or hidden via a button', proves('1.mobile-sidebar', '4.sidebar-button'), async ({page}) => {
  await openPage(page, '/search?q=spring');
  await expect(sidebar(page)).not.toBeInViewport();
  await open(page);
  await sidebar(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(sidebar(page)).not.toBeInViewport();
});

test('mobile sidebar: holds the navbar’s items', async ({page}) => {
  await openPage(page, '/search?q=spring');
  await open(page);
  const items = sidebar(page).locator('.navbar-sidebar__item').first().locator('> ul > li');
  const labels = await items.evaluateAll((elements) =>
    elements.map((item) => item.querySelector('a, button')?.textContent),
  );
  expect(labels).toEqual([
    ...['Docs', 'API', 'Blog', 'Showcase', 'Licensing'],
    ...['Versions', 'Languages', 'Twitter', 'Discord', 'GitHub'],
  ]);
});

test('mobile sidebar: closes on a click beside it', async ({page}) => {
  await openPage(page, '/search?q=spring');
  await open(page);
  await page.mouse.click(385, 400);
  await expect(sidebar(page)).not.toBeInViewport();
});

test(
  'mobile sidebar: closes on browser back, which does not leave the page',
  proves('4.sidebar-back'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL('/docs/continue-render');
    await open(page);
    await page.evaluate(() => window.history.back());
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(page).toHaveURL('/docs/continue-render');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/docs/interpolate');
  },
);

test(
  'mobile sidebar: closes when the window becomes wider than 996 px',
  proves('4.sidebar-wide', '9.desktop-breakpoint'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    await open(page);
    await page.setViewportSize({width: 996, height: 844});
    await expect(sidebar(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 844});
    await expect(sidebar(page)).not.toBeInViewport();
    await page.setViewportSize({width: 390, height: 844});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).not.toBeInViewport();
  },
);

test('mobile sidebar: its secondary menu is shown or hidden', proves('4.sidebar-secondary'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await open(page);
  const pages = sidebar(page).getByRole('link', {name: 'interpolateColors()'});
  const sections = sidebar(page).getByRole('link', {name: 'Blog', exact: true});
  await expect(pages).toBeInViewport();
  await expect(sections).not.toBeInViewport();
  await sidebar(page).getByRole('button', {name: 'Back to main menu'}).click();
  await expect(sections).toBeInViewport();
  await expect(pages).not.toBeInViewport();
});

test('mobile sidebar: a page chosen in it opens, and it closes', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await open(page);
  await sidebar(page).getByRole('link', {name: 'interpolateColors()'}).click();
  await expect(page).toHaveURL('/docs/interpolate-colors');
  await expect(sidebar(page)).not.toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
});

test('mobile sidebar: switches the colour mode', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await open(page);
  await sidebar(page)
    .getByRole('button', {name: /^Switch between dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
