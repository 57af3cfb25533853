import type {Locator, Page} from '@playwright/test';
import type {Sidebar} from '../../../site/config/sidebars/Sidebar.ts';
import {guides} from '../../../site/config/sidebars/guides.ts';
import {reference} from '../../../site/config/sidebars/reference.ts';
import {removeTrailingSlash} from '../../../packages/tooling/removeTrailingSlash.ts';
import {builtSite} from '../../support/builtSite.ts';
import {openPage} from '../../support/openPage.ts';
import {writtenPages} from '../../support/writtenPages.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getSidebar(page: Page) {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

for (const {name, path, plan} of [
  {name: 'main', path: '/docs/', plan: guides},
  {name: 'API', path: '/docs/api', plan: reference},
]) {
  test(`${name} sidebar: its entries in the order of the plan`, async ({page}) => {
    await openPage(page, path);
    const entries = getSidebar(page).locator('.theme-doc-sidebar-menu > li');
    const labels = await entries.evaluateAll((items) =>
      items.map((item) => item.querySelector('a, button')?.textContent ?? ''),
    );
    expect(labels).toEqual(readLabels(plan));
  });
}

/** Returns the top-level labels of a planned sidebar. A separator has an empty one. */
function readLabels(plan: Sidebar): string[] {
  return plan.map((item) => {
    if (typeof item !== 'string') {
      return item.type === 'html' ? '' : item.label;
    }
    const page = writtenPages.find(({id}) => id === item);
    return page?.sidebarLabel ?? page?.title ?? item;
  });
}

test('each docs page is tagged with a sidebar', proves('1.docs-section', '2.sidebar-tags'), async ({page}) => {
  const sections = {mainSidebar: 'Docs', apiSidebar: 'API'} as const;
  for (const {route, sidebar} of writtenPages) {
    // The HTML contains everything that this test needs, and to open hundreds of pages would take half a minute.
    const tags = await page.evaluate(readSidebarTags, builtSite.html(route));
    expect.soft({route, ...tags}).toEqual({
      route,
      hasSidebar: Boolean(sidebar),
      current: sidebar ? [removeTrailingSlash(route)] : [],
      section: sidebar ? sections[sidebar] : expect.anything(),
    });
  }
});

/** Returns the links to the page itself in its sidebar, and the section that its header highlights. Runs in a page. */
function readSidebarTags(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sidebar = page.querySelector('nav[aria-label="Docs sidebar"]');
  return {
    hasSidebar: sidebar !== null,
    current: [...(sidebar?.querySelectorAll('[aria-current="page"]') ?? [])].map((link) =>
      link.getAttribute('href')?.replace(/\/$/, ''),
    ),
    section: page.querySelector('.navbar__link--active')?.textContent ?? '',
  };
}

test('a category opens and closes', async ({page}) => {
  await openPage(page, '/docs/');
  const {toggle, content} = getCategory(page, 'Getting started');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(content).toBeHidden();
  await toggle.click();
  await expect(content).toBeVisible();
});

test(
  'collapsible sections animate height, duration derived from content height',
  proves('4.collapsible'),
  async ({page}) => {
    await openPage(page, '/docs/');
    const small = await getClosingDuration(getCategory(page, 'Getting started'));
    await openPage(page, '/docs/api');
    const large = getCategory(page, 'remotion');
    await large.toggle.click();
    await expect(large.content).toBeVisible();
    expect(small).toBeGreaterThan(0);
    expect(await getClosingDuration(large)).toBeGreaterThan(small);
  },
);

type Category = {
  readonly toggle: Locator;
  readonly content: Locator;
};

function getCategory(page: Page, label: string): Category {
  const row = getSidebar(page).locator('.menu__list-item-collapsible').filter({hasText: label}).first();
  return {
    toggle: row.locator('[aria-expanded]'),
    content: row.locator('xpath=following-sibling::ul'),
  };
}

/** Closes a category and returns the duration of the transition in milliseconds. */
async function getClosingDuration({toggle, content}: Category): Promise<number> {
  await expect(content).toBeVisible();
  const list = await content.elementHandle();
  // If it's still opening, the transition starts from a different height.
  await expect.poll(() => list?.evaluate((element) => (element as HTMLElement).style.height)).toMatch(/^(auto)?$/);
  await toggle.click();
  await expect(content).toBeHidden();
  const transition = await list?.evaluate((element) => (element as HTMLElement).style.transition);
  const [, amount = '', unit] = /^height ([\d.]+)(ms|s)\b/.exec(transition ?? '') ?? [];
  return Number(amount) * (unit === 's' ? 1000 : 1);
}

test('main sidebar: the tools are at the end, and lead to their pages', async ({page}) => {
  await openPage(page, '/docs/the-fundamentals');
  const tools = getSidebar(page).locator('.theme-doc-sidebar-menu > li').last();
  await tools.getByRole('button', {name: 'Tools'}).click();
  await tools.getByRole('link', {name: 'Playground'}).click();
  await expect(page).toHaveURL(/\/playground\/?$/);
});
