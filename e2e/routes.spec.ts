import {builtSite} from './builtSite.ts';
import {openPage, waitUntilInteractive} from './openPage.ts';
import {writtenPages} from './plannedPages.ts';
import {specifiedRoutes} from './specifiedRoutes.ts';
import {expect, test} from './test.ts';

test('routes: every one of the specification is a page', async ({request}) => {
  for (const path of specifiedRoutes) expect.soft((await request.get(path)).status(), path).toBe(200);
});

test('routes: the documentation pages are those of the plan that are written', () => {
  const built = builtSite.paths().filter((path) => /^\/docs(\/|$)/.test(path));
  expect(built.map((path) => path.replace(/\/$/, '')).sort()).toEqual(writtenPages.map(({route}) => route).sort());
});

for (const path of ['/docs', '/docs/', '/docs/index.html']) {
  test(`index.html and trailing-slash paths are normalised: ${path}`, async ({page}) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Setup and Installation');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current]')).toHaveText(
      'Installation',
    );
  });
}

for (const path of ['/docs/interpolate', '/docs/interpolate/', '/docs/interpolate/index.html']) {
  test(`index.html and trailing-slash paths are normalised: ${path}`, async ({page}) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  });
}

for (const path of ['/nothing-here', '/docs/nothing-here', '/docs/interpolate/nothing']) {
  test(`catch-all not-found page: ${path}`, async ({page, problems}) => {
    problems.expect('error: Failed to load resource: the server responded with a status of 404 (Not Found)');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitUntilInteractive(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
}
