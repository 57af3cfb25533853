import type {Locator, Page} from '@playwright/test';
import {wordOf} from './wordOf.ts';

const types = /\/assets\/types\//;

const sample = (page: Page): Locator => page.locator('.theme-code-block').first();

/** What tests of the types in code samples need: the parts of a page, and the ways to ask for a type. */
export const typeHovers = {
  /** Addresses of types. */
  types,

  /** The first sample of a page. */
  sample,

  /** What shows a type. */
  bubble: (page: Page): Locator => page.locator('[class*="bubble_"]'),

  /** What is said to those who can't see it. */
  said: (page: Page): Locator => sample(page).locator('pre ~ [aria-live]'),

  /** Moves the mouse onto a word, and then rests. */
  async pointAt(page: Page, block: Locator, word: string): Promise<void> {
    const {x, y} = await wordOf(block, word);
    await page.mouse.move(x, y, {steps: 3});
  },

  /** Focuses the first sample and waits until its types are there. */
  async focusSample(page: Page): Promise<void> {
    const loaded = page.waitForResponse(types);
    await sample(page).locator('pre').focus();
    await loaded;
  },
};
