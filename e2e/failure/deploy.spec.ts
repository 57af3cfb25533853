import type {Page} from '@playwright/test';
import {openPage, waitUntilInteractive} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const gone = [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  /^error: Refused to execute script from '.*\.older\.js' because its MIME type \('text\/html'\)/,
];

const table = '**/assets/routes.*.json';

/**
 * Opens a page of an older build, whose scripts have different names. They're available until you call the returned
 * function, which deploys the current build. After that, the real server responds to their requests.
 */
async function openOlderBuild(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route('**/runtime~main.*.js', async (route) => {
    const response = await route.fetch();
    const [before, after, ...others] = (await response.text()).split('[e]+".js"');
    if (after === undefined || others.length > 0) {
      throw new Error('The runtime has no place for names of scripts.');
    }
    // Its real name would differ, too. In this test, the browser must not cache it.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: `${before}[e]+".older.js"${after}`});
  });
  // The same applies to the route manifest, which contains the names of their scripts.
  await page.route(table, async (route) => {
    const response = await route.fetch();
    const {files, ...rest} = (await response.json()) as {files: Record<string, string>};
    const older = Object.fromEntries(Object.entries(files).map(([id, file]) => [id, `${file}.older`]));
    await route.fulfill({response, json: {...rest, files: older}});
  });
  await page.route('**/*.older.js', async (route) => {
    const response = await route.fetch({url: route.request().url().replace('.older.js', '.js')});
    await route.fulfill({response});
  });
  const tableIsThere = page.waitForResponse(table);
  await openPage(page, path);
  // The route manifest loads when the reader does something.
  await page.mouse.move(600, 300);
  return async () => {
    await tableIsThere;
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({behavior: 'wait'});
  };
}

test('a tab that was open during a deployment: the next click opens the page', async ({page, problems}) => {
  problems.expect(...gone);
  const deploy = await openOlderBuild(page, '/docs/interpolate');
  await deploy();
  // Not a prefetched page.
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true});
  await link.hover();
  await expect(page).toHaveURL('/docs/interpolate');
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await waitUntilInteractive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
});

test('a tab that was open during a deployment: missing code loads on retry, and input is not lost', async ({
  page,
  problems,
}) => {
  problems.expect(...gone);
  const deploy = await openOlderBuild(page, '/docs/interpolate');
  await deploy();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('measureSpring');
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('measureSpring');
  await page.keyboard.type('()');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page).toHaveURL(/\/search\?q=measureSpring/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('measureSpring()');
});
