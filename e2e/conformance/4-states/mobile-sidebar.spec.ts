import type {Page} from '@playwright/test';
import {getNextPageLink} from '../../support/getNextPageLink.ts';
import {openPage} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

test.use({viewport: {width: 390, height: 844}});

function getSidebar(page: Page) {
  return page.locator('.navbar-sidebar');
}
async function open(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(getSidebar(page)).toBeInViewport();
}

test('mobile sidebar: shown or hidden via a button', proves('1.mobile-sidebar', '4.sidebar-button'), async ({page}) => {
  await openPage(page, '/search?q=spring');
  await expect(getSidebar(page)).not.toBeInViewport();
  await open(page);
  await getSidebar(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(getSidebar(page)).not.toBeInViewport();
});

test('mobile sidebar: holds the navbar’s items', async ({page}) => {
  await openPage(page, '/search?q=spring');
  await open(page);
  const items = getSidebar(page).locator('.navbar-sidebar__item').first().locator('> ul:first-child > li');
  const labels = await items.evaluateAll((elements) =>
    elements.map((item) => item.querySelector('a, button')?.textContent),
  );
  expect(labels).toEqual([
    ...['Docs', 'API', 'Blog', 'Showcase', 'Licensing'],
    ...['Versions', 'Languages', 'Twitter', 'Discord', 'GitHub'],
  ]);
});

test('mobile sidebar: ends with links to tools, which close it', async ({page}) => {
  await openPage(page, '/search?q=spring');
  await open(page);
  const tools = getSidebar(page).getByRole('list', {name: 'Tools'}).getByRole('link');
  await expect(tools).toHaveText([
    'Interactive course',
    'Playground',
    'Animation explorer',
    'Error finder',
    'Command builder',
    'Cloud planner',
    'Start a project',
  ]);
  await tools.first().click();
  await expect(page).toHaveURL('/learn');
  await expect(getSidebar(page)).not.toBeInViewport();
});

test('mobile sidebar: closes on a click next to it', async ({page}) => {
  await openPage(page, '/search?q=spring');
  await open(page);
  await page.mouse.click(385, 400);
  await expect(getSidebar(page)).not.toBeInViewport();
});

test(
  'mobile sidebar: closes on browser back, which does not leave the page',
  proves('4.sidebar-back'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    await getNextPageLink(page).click();
    await expect(page).toHaveURL('/docs/continue-render');
    await open(page);
    await page.evaluate(() => window.history.back());
    await expect(getSidebar(page)).not.toBeInViewport();
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
    await expect(getSidebar(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 844});
    await expect(getSidebar(page)).not.toBeInViewport();
    await page.setViewportSize({width: 390, height: 844});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveAttribute('aria-expanded', 'false');
    await expect(getSidebar(page)).not.toBeInViewport();
  },
);

test('mobile sidebar: its secondary menu is shown or hidden', proves('4.sidebar-secondary'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await open(page);
  const pages = getSidebar(page).getByRole('link', {name: 'interpolateColors()'});
  const sections = getSidebar(page).getByRole('link', {name: 'Blog', exact: true});
  await expect(pages).toBeInViewport();
  await expect(sections).not.toBeInViewport();
  await getSidebar(page).getByRole('button', {name: 'Back to main menu'}).click();
  await expect(sections).toBeInViewport();
  await expect(pages).not.toBeInViewport();
});

test('mobile sidebar: selecting a page opens it and closes the sidebar', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await open(page);
  await getSidebar(page).getByRole('link', {name: 'interpolateColors()'}).click();
  await expect(page).toHaveURL('/docs/interpolate-colors');
  await expect(getSidebar(page)).not.toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
});

test('mobile sidebar: switches the color mode', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await open(page);
  await getSidebar(page)
    .getByRole('button', {name: /^Switch between dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
