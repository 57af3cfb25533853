import type {Locator, Page} from '@playwright/test';
import {findPlayground} from '../support/findPlayground.ts';

/** Starts the lesson of an open page with the keyboard, and waits until its video is drawn. */
export async function startLesson(page: Page): Promise<ReturnType<typeof findPlayground> & {readonly editor: Locator}> {
  await page.getByRole('button', {name: 'Start the lesson'}).press('Enter');
  const editor = page.getByRole('region', {name: 'Code and video'});
  const playground = findPlayground(page, editor);
  await playground.drawn();
  return {...playground, editor};
}
