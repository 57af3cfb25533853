import type {Locator, Page} from '@playwright/test';
import {getWord} from './getWord.ts';

const types = /\/assets\/types\//;

function getSample(page: Page): Locator {
  return page.locator('.theme-code-block').first();
}

/** Helpers for tests of the types in code samples: the parts of a page, and functions that open a type. */
export const typeHovers = {
  /** Matches the URLs of types. */
  types,

  /** The first sample on a page. */
  sample: getSample,

  /** The bubble with the type. */
  bubble: (page: Page): Locator => page.locator('[class*="bubble_"]'),

  /** The announcement for screen readers. */
  said: (page: Page): Locator => getSample(page).locator('pre ~ [aria-live]'),

  /** Moves the mouse to a word and waits. */
  async pointAt(page: Page, block: Locator, word: string): Promise<void> {
    const {x, y} = await getWord(block, word);
    await page.mouse.move(x, y, {steps: 3});
  },

  /** Focuses the first sample and waits until its types have loaded. */
  async focusSample(page: Page): Promise<void> {
    const loaded = page.waitForResponse(types);
    await getSample(page).locator('pre').focus();
    await loaded;
  },
};
