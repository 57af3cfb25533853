import {inGroups} from './inGroups.ts';
import {waitUntilInteractive} from './openPage.ts';
import {everyPage} from './sitePages.ts';
import {expect, test} from './test.ts';
import {faintTexts, violationsBesideCode} from './violations.ts';

const desktop = {width: 1280, height: 800};
/** The width of a phone, and what a window of 1280 px is at 400 % zoom. */
const narrow = [390, 320];

// All in one visit, because a visit takes longer than a look. The console and the requests are watched by `test`.
for (const {name, paths} of inGroups(everyPage, 5)) {
  test(`every page is served, has a title and one h1, breaks no rule in either mode, fits 320 px: ${name}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize(desktop);
      const response = await page.goto(path);
      await waitUntilInteractive(page);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page, path).toHaveTitle(/^\S.* \| Remotion$/);
      await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      expect.soft(await violationsBesideCode(page), path).toEqual([]);
      await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
      expect.soft(await faintTexts(page), `${path}, dark`).toEqual([]);
      for (const width of narrow) {
        await page.setViewportSize({...desktop, width});
        expect.soft(await page.evaluate(widthOfContent), path).toBeLessThanOrEqual(width);
      }
    }
  });
}

const widthOfContent = (): number => document.documentElement.scrollWidth;
