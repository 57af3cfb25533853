import type {Page} from '@playwright/test';

/** Returns the words in cells that are split between two lines, and those in labels that don't fit. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const countLines = (): number => {
      const words = [...range.getClientRects()].filter(({width}) => width > 0);
      return new Set(words.map(({top}) => Math.round(top))).size;
    };
    for (const cell of document.querySelectorAll('main :is(td, th)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        range.selectNodeContents(node);
        // Most texts are on one line, and measuring each of their words takes long.
        if (countLines() < 2) {
          continue;
        }
        for (const {0: word, index} of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (countLines() > 1) {
            broken.push(word);
          }
        }
      }
    }
    const context = document.createElement('canvas').getContext('2d');
    for (const cell of document.querySelectorAll<HTMLElement>('main td[data-label]')) {
      const style = getComputedStyle(cell, '::before');
      if (context && style.content !== 'none') {
        context.font = style.font;
        const words = cell.dataset.label?.split(/\s/) ?? [];
        broken.push(...words.filter((word) => context.measureText(word).width > parseFloat(style.width) + 1));
      }
    }
    return broken;
  });
}
