import type {Locator} from '@playwright/test';

/** Scrolls a word of a code block into view and returns its center in window coordinates. */
export async function getWord(block: Locator, word: string, occurrence = 0): Promise<{x: number; y: number}> {
  await block.scrollIntoViewIfNeeded();
  return block.locator('pre').evaluate(
    (pre, [wanted, skipped]) => {
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      let left = skipped;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const match of (node.textContent ?? '').matchAll(new RegExp(`\\b${wanted}\\b`, 'g'))) {
          if (left-- > 0) {
            continue;
          }
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + wanted.length);
          // A block may be taller than the window.
          const {top} = range.getBoundingClientRect();
          if (top < 80 || top > innerHeight - 40) {
            window.scrollBy({top: top - innerHeight / 2, behavior: 'instant'});
          }
          const {x, y, width, height} = range.getBoundingClientRect();
          return {x: x + width / 2, y: y + height / 2};
        }
      }
      throw new Error(`The block does not say "${wanted}"`);
    },
    [word, occurrence] as const,
  );
}
