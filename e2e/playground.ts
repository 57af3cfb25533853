import type {FrameLocator, Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The parts of a playground, in its page or in place, as a reader finds them. */
export interface PlaygroundParts {
  /** The text of the file that is open. */
  readonly code: Locator;
  /** What the code draws. */
  readonly picture: FrameLocator;
  readonly errors: Locator;
  readonly seek: Locator;
  readonly button: (name: string) => Locator;
  /** Replaces the text as if it were typed. */
  readonly write: (text: string) => Promise<void>;
  /** Waits until something other than `before` has been drawn, and gives the number of that run. */
  readonly drawn: (before?: string) => Promise<string>;
}

export const playgroundIn = (page: Page, root: Locator): PlaygroundParts => {
  const code = root.locator('.cm-content');
  const host = root.locator('[data-drawn]');
  return {
    code,
    picture: root.frameLocator('iframe'),
    errors: root.getByRole('list', {name: 'Errors'}),
    seek: root.getByRole('slider', {name: 'Frame', exact: true}),
    button: (name) => root.getByRole('button', {name, exact: true}),
    write: async (text) => {
      await code.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    drawn: async (before) => {
      await expect(host).toHaveCount(1, {timeout: 30_000});
      if (before !== undefined) await expect(host).not.toHaveAttribute('data-drawn', before);
      return (await host.getAttribute('data-drawn')) ?? '';
    },
  };
};

/** Whether anything can be seen in a frame: text, a picture, a shape or a colour. To be run in it. */
export const showsSomething = (stage: Element): boolean => {
  const isFilled = (element: Element): boolean => {
    const {width, height} = element.getBoundingClientRect();
    if (width < 1 || height < 1) return false;
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
};
