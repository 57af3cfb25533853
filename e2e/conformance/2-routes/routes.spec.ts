import {removeTrailingSlash} from '../../../packages/tooling/removeTrailingSlash.ts';
import {builtSite} from '../../support/builtSite.ts';
import {openPage, waitUntilInteractive} from '../../support/openPage.ts';
import {docsRoutes} from '../../support/docsRoutes.ts';
import {siteData} from '../../support/siteData.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';
import {specifiedRoutes} from './specifiedRoutes.ts';

test(
  'routes: every route in the specification is the expected page',
  proves(...specifiedRoutes.flatMap(({statements}) => statements)),
  async ({request}) => {
    for (const {path, title} of specifiedRoutes) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      expect.soft(/<title[^>]*>(.*?)<\/title>/.exec(await response.text())?.[1], path).toBe(`${title} | Remotion`);
    }
  },
);

test('routes: a URL that extends a route is not a page', proves('2.exact', '2.not-found'), async ({request}) => {
  for (const {path} of specifiedRoutes.filter((route) => route.path !== '/')) {
    const url = `${removeTrailingSlash(path)}/nothing-here`;
    expect.soft((await request.get(url)).status(), url).toBe(404);
  }
});

test('trailing slashes: depend on the page, which is the default', proves('2.trailing-slash'), () => {
  expect(siteData.config().trailingSlash).toBeUndefined();
  const paths = builtSite.paths();
  for (const path of ['/about/', '/hacktoberfest', '/showcase/', '/showcase/add']) {
    expect(paths).toContain(path);
  }
});

test('routes: the documentation pages are the existing ones in the site map', proves('2.docs'), () => {
  const built = builtSite.paths().filter((path) => /^\/docs(\/|$)/.test(path));
  // The statement only applies to Remotion's pages. A few pages are specific to this site.
  expect(Math.abs(built.length - 250)).toBeLessThan(15);
  expect(built.map(removeTrailingSlash).sort()).toEqual([...docsRoutes].sort());
});

for (const path of ['/docs', '/docs/', '/docs/index.html']) {
  test(`index.html and trailing-slash paths are normalised: ${path}`, proves('2.normalised'), async ({page}) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Setup and Installation');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current]')).toHaveText(
      'Installation',
    );
  });
}

for (const path of ['/docs/interpolate', '/docs/interpolate/', '/docs/interpolate/index.html']) {
  test(`index.html and trailing-slash paths are normalised: ${path}`, proves('2.normalised'), async ({page}) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  });
}

for (const path of ['/nothing-here', '/docs/nothing-here', '/docs/interpolate/nothing']) {
  test(`catch-all not-found page: ${path}`, proves('2.not-found', '2.exact'), async ({page, problems}) => {
    problems.expect('error: Failed to load resource: the server responded with a status of 404 (Not Found)');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitUntilInteractive(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
}
