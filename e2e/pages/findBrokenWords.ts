import type {Page} from '@playwright/test';

/** Returns the words in cells that are split between two lines. */
export function findBrokenWords(page: Page): Promise<string[]> {
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
