import type {Page} from '@playwright/test';
import {holdRequests} from './holdRequests.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const table = '**/assets/routes.*.json';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const followNext = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();

test('table of pages: a page works without it, and another opens when it has come', async ({page}) => {
  const release = await holdRequests(page, table);
  await openPage(page, '/docs/interpolate');
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Home page'}),
  ).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .evaluate((sidebar) => sidebar.setAttribute('data-old', ''));
  await followNext(page);
  await expect(page).toHaveURL('/docs/continue-render');
  await expect(heading(page)).toHaveText('interpolate()');
  release();
  await expect(heading(page)).toHaveText('continueRender()');
  await expect(page.locator('[data-old]'), 'what both pages have is not drawn anew').toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('interpolate()');
});

test('table of pages: when it can not be had, the page says so, and Retry opens it', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route(table, (route) => route.abort());
  await openPage(page, '/docs/interpolate');
  await followNext(page);
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.unroute(table);
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(heading(page)).toHaveText('continueRender()');
});

for (const [answer, path, problem] of [
  ['says so', '/assets/gone', /status of 404/],
  ['answers with a page', '/docs', undefined],
] as const)
  test(`table of pages: gone with an older build, where the host ${answer}, a click arrives all the same`, async ({
    page,
    problems,
  }) => {
    if (problem) problems.expect(problem);
    await page.route(table, (route) => route.fallback({url: new URL(path, page.url()).href}));
    await openPage(page, '/docs/interpolate');
    await followNext(page);
    await expect(heading(page)).toHaveText('continueRender()');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('table of pages: a wrong address leads on', async ({page, problems}) => {
  problems.expect(/status of 404/);
  await openPage(page, '/docs/nothing-here');
  await expect(heading(page)).toContainText('Not Found');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(heading(page)).toHaveText('API overview');
});
