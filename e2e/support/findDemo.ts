import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The parts of a demo, as readers find them. */
export type DemoParts = {
  readonly frame: Locator;
  readonly poster: Locator;
  /** Remotion's Player. */
  readonly player: Locator;
  readonly seek: Locator;
  readonly button: (name: string) => Locator;
};

/** Finds a demo on the page by its name. */
export function findDemo(page: Page, name: string): DemoParts {
  const frame = page.locator(`#demo-${name}`);
  return {
    frame,
    poster: frame.locator('img').first(),
    player: frame.locator('.__remotion-player'),
    seek: frame.getByRole('slider', {name: 'Frame', exact: true}),
    button: (label) => frame.getByRole('button', {name: label, exact: true}),
  };
}

/** Waits until the player has replaced the poster. */
export async function waitUntilDrawn({player, frame}: DemoParts): Promise<void> {
  await expect(player).toBeVisible();
  await expect(frame.locator('img[src*="/posters/"]')).toHaveCount(0);
}

/** Returns the frame that a demo displays. */
export async function readShownFrame({seek}: DemoParts): Promise<number> {
  return Number(await seek.inputValue());
}
