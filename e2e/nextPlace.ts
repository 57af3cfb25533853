import type {Page} from '@playwright/test';

export interface Place {
  readonly name: string;
  /** Whether it is in the window, and nothing else lies over it. */
  readonly isSeen: boolean;
  /** Whether a line around it, or around what it fills, shows that it has the focus. */
  readonly isMarked: boolean;
  readonly isEditor: boolean;
}

/** Where Tab leads; nothing when that is beyond the page. */
export const nextPlace = async (page: Page): Promise<Place | undefined> => {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
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
      // The browser marks its own controls of a film; a choice is marked with its words.
      isMarked:
        element instanceof HTMLVideoElement ||
        [isEditor ? element.closest('[class*="editor_"]') : element, element.closest('label')].some(isOutlined),
      isEditor,
    };
  });
};
