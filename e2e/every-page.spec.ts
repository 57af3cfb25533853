import {inGroups} from './inGroups.ts';
import {waitUntilInteractive} from './openPage.ts';
import {everyPage} from './sitePages.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};

// All in one visit, because a visit takes longer than a look. The console and the requests are watched by `test`.
for (const {name, paths} of inGroups(everyPage, 5)) {
  test(`every page is served, has a title and one h1, breaks no rule of WCAG 2.2 AA, fits 390 px: ${name}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize(desktop);
      const response = await page.goto(path);
      await waitUntilInteractive(page);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page, path).toHaveTitle(/^\S.* \| Remotion$/);
      await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      expect.soft(await violations(page), path).toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await page.evaluate(widthOfContent), path).toBeLessThanOrEqual(phone.width);
    }
  });
}

const widthOfContent = (): number => document.documentElement.scrollWidth;
