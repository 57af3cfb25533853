import type {Page} from '@playwright/test';

export type TabStop = {
  readonly name: string;
  /** Whether it's in the window and nothing else covers it. */
  readonly isSeen: boolean;
  /** Whether an outline around it, or around its container, shows that it has the focus. */
  readonly isMarked: boolean;
  readonly isEditor: boolean;
};

/** Presses Tab and returns the focused element, or undefined at the end of the page. */
export async function focusNext(page: Page): Promise<TabStop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    const box = element.getBoundingClientRect();
    const above = document.elementFromPoint(
      (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2,
      (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2,
    );
    const isOutlined = (part: Element | null | undefined): boolean =>
      ['', '::before', '::after'].some((pseudo) => {
        const style = part && getComputedStyle(part, pseudo);
        return style?.outlineStyle === 'solid' && parseFloat(style.outlineWidth) > 0;
      });
    const isEditor = element instanceof HTMLElement && element.isContentEditable;
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
      isSeen: above !== null && (element.contains(above) || above.contains(element)),
      // The browser marks its own video controls. A radio button is marked together with its label.
      isMarked:
        element instanceof HTMLVideoElement ||
        [isEditor ? element.closest('[class*="editor_"]') : element, element.closest('label')].some(isOutlined),
      isEditor,
    };
  });
}
