import type {Page} from '@playwright/test';
import {splitIntoGroups} from './splitIntoGroups.ts';
import {openPage} from './openPage.ts';
import {everyPage} from './sitePages.ts';
import {expect, test} from './test.ts';

const widths = [390, 768, 1280];

for (const {name, paths} of splitIntoGroups(everyPage, 20)) {
  test(`no word in a table is broken at ${widths.join(', ')} px: ${name}`, async ({page}) => {
    for (const path of paths) {
      // The layout has its final width long before the scripts load.
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({width, height: 844});
        expect.soft(await findBrokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('a table that is too wide can be scrolled with the keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/coverage');
  const table = page.getByRole('group', {name: 'Wide table'}).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

/** Returns the words in cells that are split between two lines. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('main :is(td, th)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const {0: word, index} of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter(({width}) => width > 0).map(({top}) => Math.round(top));
          if (new Set(lines).size > 1) {
            broken.push(word);
          }
        }
      }
    }
    return broken;
  });
}
