import type {Locator} from '@playwright/test';

/** Every page has fewer tab stops than this. */
const maxTabs = 400;

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let count = 0; count < maxTabs; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}
