import {splitIntoGroups} from './splitIntoGroups.ts';
import {openPage} from './openPage.ts';
import {everyKind} from './sitePages.ts';
import {expect, test} from './test.ts';

// every-page.spec.ts makes each page narrow after it has loaded. In this test, pages load in a narrow window.
for (const width of [320, 390, 996]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const {name, paths} of splitIntoGroups(everyKind, 12)) {
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
