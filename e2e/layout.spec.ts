import {inGroups} from './inGroups.ts';
import {openPage} from './openPage.ts';
import {everyKind} from './sitePages.ts';
import {expect, test} from './test.ts';

// Each page is made narrow in every-page.spec.ts; here it is narrow from the beginning.
for (const width of [320, 390, 996]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const {name, paths} of inGroups(everyKind, 12)) {
      test(`no horizontal scroll at ${width} px: ${name}`, async ({page}) => {
        for (const path of paths) {
          await openPage(page, path);
          const widthOfContent = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(widthOfContent, path).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}
