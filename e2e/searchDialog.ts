import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The search dialog and what stands in it. */
export interface SearchDialog {
  readonly root: Locator;
  readonly input: Locator;
  /** Results, or on the start screen what was searched before. */
  readonly hits: Locator;
  /** A top-level section with its hits. */
  readonly groups: Locator;
}

export const searchDialog = (page: Page): SearchDialog => {
  const root = page.getByRole('dialog', {name: 'Search'});
  return {
    root,
    input: root.getByRole('combobox'),
    hits: root.getByRole('treeitem'),
    groups: root.locator('.DocSearch-Hits'),
  };
};

/** Opens the dialog of a page that is interactive. */
export const openSearch = async (page: Page): Promise<SearchDialog> => {
  const dialog = searchDialog(page);
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toBeFocused();
  return dialog;
};

/** Opens the dialog, and waits for the hits of a query. */
export const searchFor = async (page: Page, query: string): Promise<SearchDialog> => {
  const dialog = await openSearch(page);
  await dialog.input.fill(query);
  // What was searched before stands there until the answer comes.
  await expect(dialog.root.locator('.DocSearch-Hit-source', {hasText: /^(Recent|Favou?rites?)$/})).toHaveCount(0);
  await expect(dialog.hits.first()).toBeVisible();
  return dialog;
};
