import type {Page} from '@playwright/test';
import {getNextPageLink} from '../../support/getNextPageLink.ts';
import {openPage} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

const message = 'The dates are out of order.';

/** Makes date formatting throw, which pages use while they render, as long as a flag is set. */
function breakDates(page: Page): Promise<void> {
  return page.evaluate((text) => {
    const {DateTimeFormat} = Intl;
    document.documentElement.dataset.dates = 'broken';
    Object.defineProperty(Intl, 'DateTimeFormat', {
      get: () => {
        if (document.documentElement.dataset.dates === 'broken') {
          throw new Error(text);
        }
        return DateTimeFormat;
      },
    });
  }, message);
}

function mendDates(page: Page): Promise<void> {
  return page.evaluate(() => void delete document.documentElement.dataset.dates);
}

function getHeading(page: Page) {
  return page.getByRole('heading', {level: 1});
}
function tryAgain(page: Page) {
  return page.getByRole('button', {name: 'Try again'});
}

test.describe('a page that can not render', () => {
  test.beforeEach(async ({page, problems}) => {
    problems.expect(`error: Error: ${message}`);
    await openPage(page, '/docs/interpolate');
    await breakDates(page);
    await getNextPageLink(page).click();
  });

  test(
    "page crash: 'This page crashed.' with message and 'Try again'",
    proves('1.crash-screen', '2.crash', '8.crash'),
    async ({page}) => {
      await expect(getHeading(page)).toHaveText('This page crashed.');
      await expect(page.getByRole('main')).toContainText(message);
      await expect(tryAgain(page)).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    },
  );

  test('a crashed page can be retried', proves('4.crash-retry'), async ({page}) => {
    await tryAgain(page).click();
    await expect(getHeading(page)).toHaveText('This page crashed.');
    await mendDates(page);
    await tryAgain(page).click();
    await expect(getHeading(page)).toHaveText('continueRender()');
  });

  test('the reader can leave a crashed page', async ({page}) => {
    await expect(getHeading(page)).toHaveText('This page crashed.');
    await mendDates(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
    await expect(getHeading(page)).toHaveText('API overview');
  });
});

test.describe('a site that can not render', () => {
  const noObserver = 'There is nothing to observe with.';

  test(
    "page crash: 'This page crashed.' with message and 'Try again'",
    proves('1.crash-screen', '2.crash', '8.crash'),
    async ({page, problems}) => {
      problems.expect(`error: Error: ${noObserver}`);
      // Every internal link creates one, including those in the navbar.
      await page.addInitScript((text) => {
        const {IntersectionObserver} = window;
        window.IntersectionObserver = function Observer(
          ...options: ConstructorParameters<typeof IntersectionObserver>
        ) {
          if (!document.documentElement.dataset.mended) {
            throw new Error(text);
          }
          return new IntersectionObserver(...options);
        } as unknown as typeof IntersectionObserver;
      }, noObserver);
      await page.goto('/docs/interpolate');
      await expect(getHeading(page)).toHaveText('This page crashed.');
      await expect(page.getByRole('main')).toContainText(noObserver);
      await expect(page.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
      await page.evaluate(() => void (document.documentElement.dataset.mended = 'true'));
      await tryAgain(page).click();
      await expect(getHeading(page)).toHaveText('interpolate()');
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    },
  );
});
