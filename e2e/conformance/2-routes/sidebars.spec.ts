import type {Locator, Page} from '@playwright/test';
import {existingPages, type Sidebar} from '../../../site/config/sidebars/existingPages.ts';
import {guides} from '../../../site/config/sidebars/guides.ts';
import {reference} from '../../../site/config/sidebars/reference.ts';
import {inGroups} from '../../inGroups.ts';
import {openPage} from '../../openPage.ts';
import {writtenIds, writtenPages} from '../../plannedPages.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

for (const {name, path, plan} of [
  {name: 'main', path: '/docs/', plan: guides},
  {name: 'API', path: '/docs/api', plan: reference},
]) {
  test(`${name} sidebar: its entries in the order of the plan`, async ({page}) => {
    await openPage(page, path);
    const entries = sidebar(page).locator('.theme-doc-sidebar-menu > li');
    const labels = await entries.evaluateAll((items) =>
      items.map((item) => item.querySelector('a, button')?.textContent ?? ''),
    );
    expect(labels).toEqual(labelsOf(plan));
  });
}

/** The labels at the top of a planned sidebar; an empty one for a rule. */
const labelsOf = (plan: Sidebar): string[] =>
  existingPages(plan, writtenIds).map((item) => {
    if (typeof item !== 'string') return item.type === 'html' ? '' : item.label;
    const page = writtenPages.find(({id}) => id === item);
    return page?.sidebarLabel ?? page?.title ?? item;
  });

test.describe('each docs page is tagged with a sidebar', proves('1.docs-section', '2.sidebar-tags'), () => {
  // The served HTML is enough, and is there sooner.
  test.use({javaScriptEnabled: false});

  const section = {mainSidebar: 'Docs', apiSidebar: 'API'} as const;
  const byRoute = new Map(writtenPages.map((page) => [page.route, page]));
  for (const [index, {paths}] of inGroups([...byRoute.keys()].sort(), 25).entries()) {
    test(`part ${index + 1}`, async ({page}) => {
      for (const path of paths) {
        await page.goto(path);
        const planned = byRoute.get(path)?.sidebar;
        const current = sidebar(page).locator('[aria-current="page"]');
        if (!planned) {
          await expect.soft(sidebar(page), path).toHaveCount(0);
        } else {
          await expect.soft(current, path).toHaveAttribute('href', new RegExp(`^${path}/?$`));
          await expect.soft(page.locator('.navbar__link--active').first(), path).toHaveText(section[planned]);
        }
      }
    });
  }
});

test('a category opens and closes', async ({page}) => {
  await openPage(page, '/docs/');
  const {toggle, content} = category(page, 'Getting started');
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
    const small = await durationOfClosing(category(page, 'Getting started'));
    await openPage(page, '/docs/api');
    const large = category(page, 'remotion');
    await large.toggle.click();
    await expect(large.content).toBeVisible();
    expect(small).toBeGreaterThan(0);
    expect(await durationOfClosing(large)).toBeGreaterThan(small);
  },
);

interface Category {
  readonly toggle: Locator;
  readonly content: Locator;
}

const category = (page: Page, label: string): Category => {
  const row = sidebar(page).locator('.menu__list-item-collapsible').filter({hasText: label}).first();
  return {
    toggle: row.locator('[aria-expanded]'),
    content: row.locator('xpath=following-sibling::ul'),
  };
};

/** Closes a category and reads how many milliseconds its height takes to change. */
const durationOfClosing = async ({toggle, content}: Category): Promise<number> => {
  await expect(content).toBeVisible();
  const list = await content.elementHandle();
  // One that is still opening has another way to go.
  await expect.poll(() => list?.evaluate((element) => (element as HTMLElement).style.height)).toMatch(/^(auto)?$/);
  await toggle.click();
  await expect(content).toBeHidden();
  const transition = await list?.evaluate((element) => (element as HTMLElement).style.transition);
  const [, amount = '', unit] = /^height ([\d.]+)(ms|s)\b/.exec(transition ?? '') ?? [];
  return Number(amount) * (unit === 's' ? 1000 : 1);
};
