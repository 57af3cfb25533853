import type {Locator} from '@playwright/test';

/** Every page has fewer places to stop at. */
const most = 400;

/** Presses Tab until something has the focus. */
export const tabTo = async (target: Locator): Promise<void> => {
  for (let count = 0; count < most; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
};
