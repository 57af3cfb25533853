import type {Locator, Page} from '@playwright/test';
import {expect} from './test.ts';

/** The parts of a demo, as readers find them. */
export type DemoLocators = {
  readonly figure: Locator;
  readonly poster: Locator;
  /** Remotion's Player. */
  readonly player: Locator;
  readonly seek: Locator;
  readonly button: (name: string) => Locator;
};

/** Finds a demo on the page by its name. */
export function findDemo(page: Page, name: string): DemoLocators {
  const figure = page.locator(`#demo-${name}`);
  return {
    figure,
    poster: figure.locator('img').first(),
    player: figure.locator('.__remotion-player'),
    seek: figure.getByRole('slider', {name: 'Frame', exact: true}),
    button: (label) => figure.getByRole('button', {name: label, exact: true}),
  };
}

/** Waits until the player has replaced the poster. */
export async function waitUntilDrawn({player, figure}: DemoLocators): Promise<void> {
  await expect(player).toBeVisible();
  await expect(figure.locator('img[src*="/posters/"]')).toHaveCount(0);
}

/** Returns the frame that a demo displays. */
export async function readShownFrame({seek}: DemoLocators): Promise<number> {
  return Number(await seek.inputValue());
}
