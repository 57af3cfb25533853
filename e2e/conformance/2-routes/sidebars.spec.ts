import type {Locator, Page} from '@playwright/test';
import type {SidebarItem} from '../../../site/config/sidebars/Sidebar.ts';
import {guides} from '../../../site/config/sidebars/guides.ts';
import {reference} from '../../../site/config/sidebars/reference.ts';
import {removeTrailingSlash} from '../../../packages/tooling/removeTrailingSlash.ts';
import {builtSite} from '../../support/builtSite.ts';
import {openPage} from '../../support/openPage.ts';
import {siteData} from '../../support/siteData.ts';
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
    const found = await entries.evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector('a, button');
        return {label: link?.textContent ?? '', path: link?.getAttribute('href')};
      }),
    );
    const docs = readDocs();
    expect(found).toMatchObject(plan.map((item) => describeItem(item, docs)));
  });
}

/** Returns the path of a page in a planned sidebar, or the label of another item. A separator has an empty one. */
function describeItem(item: SidebarItem, docs: Docs): {readonly path?: string; readonly label?: string} {
  if (typeof item === 'string') {
    return {path: docs.find(({id}) => id === item)?.path ?? item};
  }
  return {label: item.type === 'html' ? '' : item.label};
}

type Docs = ReturnType<typeof readDocs>;

/** Returns the pages of the documentation with their sidebars, as the framework has read them. */
function readDocs() {
  return siteData.docsVersions().flatMap(({docs}) => docs);
}

test('each docs page is tagged with a sidebar', proves('1.docs-section', '2.sidebar-tags'), async ({page}) => {
  const sections: Readonly<Record<string, string>> = {mainSidebar: 'Docs', apiSidebar: 'API'};
  const docs = readDocs();
  for (const {path, sidebar} of docs) {
    // The HTML contains everything that this test needs, and opening hundreds of pages would take half a minute.
    const tags = await page.evaluate(readSidebarTags, builtSite.html(path));
    expect.soft({path, ...tags}).toEqual({
      path,
      hasSidebar: sidebar !== undefined,
      current: sidebar ? [removeTrailingSlash(path)] : [],
      section: sidebar ? sections[sidebar] : expect.anything(),
    });
  }
  const others = docs.filter(({sidebar}) => sidebar === undefined).map(({path}) => path);
  expect(others.sort()).toEqual([
    '/docs/coverage',
    '/docs/lambda/feb-2022-outage',
    '/docs/ssr-legacy',
    '/docs/tailwind-legacy',
  ]);
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
