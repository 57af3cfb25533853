import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The search dialog and its contents. */
export type SearchDialog = {
  readonly root: Locator;
  readonly input: Locator;
  /** Results, or recent searches on the start screen. */
  readonly hits: Locator;
  /** A top-level section with its hits. */
  readonly groups: Locator;
};

export function getSearchDialog(page: Page): SearchDialog {
  const root = page.getByRole('dialog', {name: 'Search'});
  return {
    root,
    input: root.getByRole('combobox'),
    hits: root.getByRole('treeitem'),
    groups: root.locator('.DocSearch-Hits'),
  };
}

/** Opens the dialog of an interactive page. */
export async function openSearch(page: Page): Promise<SearchDialog> {
  const dialog = getSearchDialog(page);
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toBeFocused();
  return dialog;
}

/** Opens the dialog, and waits for the hits of a query. */
export async function searchFor(page: Page, query: string): Promise<SearchDialog> {
  const dialog = await openSearch(page);
  await dialog.input.fill(query);
  // Recent searches are visible until the response arrives.
  await expect(dialog.root.locator('.DocSearch-Hit-source', {hasText: /^(Recent|Favou?rites?)$/})).toHaveCount(0);
  await expect(dialog.hits.first()).toBeVisible();
  return dialog;
}
