import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The parts of a demo's frame, as a reader finds them. */
export interface DemoParts {
  readonly frame: Locator;
  readonly poster: Locator;
  /** The toolkit's player. */
  readonly player: Locator;
  readonly seek: Locator;
  readonly button: (name: string) => Locator;
}

/** Finds a demo of the page by its name. */
export const demoIn = (page: Page, name: string): DemoParts => {
  const frame = page.locator(`#demo-${name}`);
  return {
    frame,
    poster: frame.locator('img').first(),
    player: frame.locator('.__remotion-player'),
    seek: frame.getByRole('slider', {name: 'Frame', exact: true}),
    button: (label) => frame.getByRole('button', {name: label, exact: true}),
  };
};

/** Waits until the player draws instead of the poster. */
export const waitUntilDrawn = async ({player, frame}: DemoParts): Promise<void> => {
  await expect(player).toBeVisible();
  await expect(frame.locator('img[src*="/posters/"]')).toHaveCount(0);
};

/** The frame that a demo says it shows. */
export const shownFrame = async ({seek}: DemoParts): Promise<number> => Number(await seek.inputValue());
