import {splitIntoGroups} from './splitIntoGroups.ts';
import {waitUntilInteractive} from './openPage.ts';
import {everyKind, everyPage} from './sitePages.ts';
import {expect, test} from './test.ts';
import {findFaintTexts, findViolationsBesideCode} from './findPageViolations.ts';

const desktop = {width: 1280, height: 800};
/** The width of a phone, and of a 1280 px window at 400 % zoom. */
const narrow = [390, 320];
/**
 * Pages of the same kind have the same components, so one of each kind is tested in depth, and all of them in a full
 * run.
 */
const inDepth = new Set(process.env.EVERY_PAGE_IN_DEPTH ? everyPage : everyKind);

// All checks are in one visit, because a visit takes longer than a check. `test` monitors the console and the requests.
for (const {name, paths} of splitIntoGroups(everyPage, 8)) {
  test(`every page is served, has a title and one h1, and fits into 320 px: ${name}`, async ({page}) => {
    for (const path of paths) {
      await page.setViewportSize(desktop);
      const response = await page.goto(path);
      await waitUntilInteractive(page);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page, path).toHaveTitle(/^\S.* \| Remotion$/);
      await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      if (inDepth.has(path)) {
        expect.soft(await findViolationsBesideCode(page), path).toEqual([]);
        await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
        expect.soft(await findFaintTexts(page), `${path}, dark`).toEqual([]);
      }
      for (const width of narrow) {
        await page.setViewportSize({...desktop, width});
        expect.soft(await page.evaluate(measureContentWidth), path).toBeLessThanOrEqual(width);
      }
    }
  });
}

function measureContentWidth(): number {
  return document.documentElement.scrollWidth;
}
