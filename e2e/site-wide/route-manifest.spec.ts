import type {Page} from '@playwright/test';
import {getNextPageLink} from '../support/getNextPageLink.ts';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const table = '**/assets/routes.*.json';

function getHeading(page: Page) {
  return page.getByRole('heading', {level: 1});
}

test('route manifest: a page works without it, and another one opens when it has loaded', async ({page}) => {
  const release = await holdRequests(page, table);
  await openPage(page, '/docs/interpolate');
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Home page'}),
  ).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .evaluate((sidebar) => sidebar.setAttribute('data-old', ''));
  await getNextPageLink(page).click();
  await expect(page).toHaveURL('/docs/continue-render');
  await expect(getHeading(page)).toHaveText('interpolate()');
  release();
  await expect(getHeading(page)).toHaveText('continueRender()');
  await expect(page.locator('[data-old]'), 'the parts that both pages share are not rendered again').toBeVisible();
  await page.goBack();
  await expect(getHeading(page)).toHaveText('interpolate()');
});

test('route manifest: if it can not be loaded, the page shows a message, and Retry opens the other page', async ({
  page,
  problems,
}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route(table, (route) => route.abort());
  await openPage(page, '/docs/interpolate');
  await getNextPageLink(page).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.unroute(table);
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(getHeading(page)).toHaveText('continueRender()');
});

for (const [answer, path, problem] of [
  ['says so', '/assets/gone', /status of 404/],
  ['answers with a page', '/docs', undefined],
] as const) {
  test(`route manifest: removed with an older build on a host that ${answer}, a click still opens the page`, async ({
    page,
    problems,
  }) => {
    if (problem) {
      problems.expect(problem);
    }
    await page.route(table, (route) => route.fallback({url: new URL(path, page.url()).href}));
    await openPage(page, '/docs/interpolate');
    await getNextPageLink(page).click();
    await expect(getHeading(page)).toHaveText('continueRender()');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('route manifest: a wrong URL redirects', async ({page, problems}) => {
  problems.expect(/status of 404/);
  await openPage(page, '/docs/nothing-here');
  await expect(getHeading(page)).toContainText('Not Found');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(getHeading(page)).toHaveText('API overview');
});
