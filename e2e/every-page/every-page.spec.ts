import {isToTest} from '../../packages/tooling/isToTest.ts';
import {findSourceFile} from '../support/findSourceFile.ts';
import {splitIntoGroups} from '../support/splitIntoGroups.ts';
import {waitUntilInteractive} from '../support/openPage.ts';
import {findBrokenWords} from './findBrokenWords.ts';
import {everyKind, everyPage} from '../support/everyPage.ts';
import {expect, test} from '../support/test.ts';
import {findLowContrastTexts, findViolationsOutsideCode} from '../support/findPageViolations.ts';

const desktop = {width: 1280, height: 800};
const tablet = 768;
const phone = 390;
/** The width of a 1280 px window at 400 % zoom. */
const zoomed = 320;
/**
 * Pages of the same kind have the same components, so one of each kind is tested in depth, and all of them in a full
 * run.
 */
const inDepth = new Set(process.env.EVERY_PAGE_IN_DEPTH ? everyPage : everyKind);

/** All pages. If only content has changed, this leaves out documentation pages, posts and lessons that haven't. */
const toVisit = everyPage.filter((path) => {
  const file = inDepth.has(path) ? undefined : findSourceFile(path);
  return file === undefined || isToTest(file);
});

// All checks are in one visit, because a visit takes longer than a check. `test` monitors the console and the requests.
for (const {name, paths} of splitIntoGroups(toVisit, 8)) {
  test(`every page is served, has a title and one h1, fits into 320 px, and breaks no word in a table: ${name}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize(desktop);
      const response = await page.goto(path);
      await waitUntilInteractive(page);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page, path).toHaveTitle(/^\S.* \| Remotion$/);
      await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      if (inDepth.has(path)) {
        expect.soft(await findViolationsOutsideCode(page), path).toEqual([]);
        await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
        expect.soft(await findLowContrastTexts(page), `${path}, dark`).toEqual([]);
      }
      for (const width of [desktop.width, tablet, phone]) {
        await page.setViewportSize({...desktop, width});
        expect.soft(await findBrokenWords(page), `${path}, words in tables at ${width} px`).toEqual([]);
      }
      for (const width of [phone, zoomed]) {
        await page.setViewportSize({...desktop, width});
        expect.soft(await page.evaluate(measureContentWidth), path).toBeLessThanOrEqual(width);
      }
    }
  });
}

function measureContentWidth(): number {
  return document.documentElement.scrollWidth;
}
