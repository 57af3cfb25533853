import type {FrameLocator, Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The parts of a playground, on its page or inline, as readers find them. */
type PlaygroundLocators = {
  /** The content of the open file. */
  readonly code: Locator;
  /** The sandbox that renders the code. */
  readonly sandbox: FrameLocator;
  readonly errors: Locator;
  readonly seek: Locator;
  readonly button: (name: string) => Locator;
  /** Replaces the code as if the reader had typed it. */
  readonly write: (text: string) => Promise<void>;
  /** Waits until a run other than `before` has rendered, and returns its number. */
  readonly drawn: (before?: string) => Promise<string>;
};

export function findPlayground(page: Page, root: Locator): PlaygroundLocators {
  const code = root.locator('.cm-content');
  const host = root.locator('[data-drawn]');
  return {
    code,
    sandbox: root.frameLocator('iframe'),
    errors: root.getByRole('list', {name: 'Errors'}),
    seek: root.getByRole('slider', {name: 'Frame', exact: true}),
    button: (name) => root.getByRole('button', {name, exact: true}),
    write: async (text) => {
      await code.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    drawn: async (before) => {
      await expect(host).toHaveCount(1, {timeout: 30_000});
      if (before !== undefined) {
        await expect(host).not.toHaveAttribute('data-drawn', before);
      }
      return (await host.getAttribute('data-drawn')) ?? '';
    },
  };
}

/** Returns whether anything is visible in a sandbox: text, an image, a shape or a color. Runs in the sandbox. */
export function expectSomethingShown(stage: Element): boolean {
  const isFilled = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    if (width < 1 || height < 1) {
      return false;
    }
    const {backgroundColor, backgroundImage, borderTopWidth} = getComputedStyle(element);
    const isPicture = /^(?:img|video|canvas|iframe|path|rect|circle|ellipse|line|polygon|text)$/i.test(element.tagName);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return (
      isPicture ||
      hasText ||
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      backgroundImage !== 'none' ||
      borderTopWidth !== '0px'
    );
  };
  return [...stage.querySelectorAll('*')].some(isFilled);
}
