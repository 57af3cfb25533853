import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment} from '../../packages/settings/readEnvironment.ts';
import {builtSite, root} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {docsRoutes} from '../support/docsRoutes.ts';
import {proves} from '../../packages/specification/proves.ts';
import {expect, test} from '../support/test.ts';

test('breadcrumbs: the path from the sidebar’s category to the page', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'remotion', 'interpolate()']);
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  await expect(breadcrumbs.getByRole('link', {name: 'remotion'})).toHaveAttribute('href', '/docs/remotion');
});

test(
  'table of contents: heading levels 2 to 3',
  proves('1.contents', '3.contents-entry', '9.contents'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const headings = await page
      .locator('article')
      .locator('h2, h3')
      .evaluateAll((elements) => elements.map(({id, tagName}) => [`#${id}`, tagName === 'H2' ? 1 : 2]));
    const links = await page
      .locator('.theme-doc-toc-desktop .table-of-contents__link')
      .evaluateAll((elements) =>
        elements.map((link) => [
          link.getAttribute('href'),
          [...document.querySelectorAll('.table-of-contents ul, ul.table-of-contents')].filter((list) =>
            list.contains(link),
          ).length,
        ]),
      );
    expect(links).toEqual(headings);
    expect(new Set(headings.map(([, level]) => level))).toEqual(new Set([1, 2]));
  },
);

test('table of contents: does not include deeper headings', proves('9.contents'), () => {
  const pages = docsRoutes.map((route) => builtSite.html(route));
  const deep = pages.flatMap((html) => [...html.matchAll(/<h[4-6][^>]* id="?([^\s">]+)/g)].map(([, id]) => [html, id]));
  expect(deep.length, 'no page has a heading of level 4 that could be tested').toBeGreaterThan(0);
  for (const [html, id] of deep) {
    expect(html).not.toMatch(new RegExp(`toc-highlight[^>]*href="?#${id}[" >]`));
  }
});

test('table of contents: long names wrap, and setters are listed without their common prefix', async ({page}) => {
  await openPage(page, '/docs/config/puppeteer');
  const links = page.locator('.theme-doc-toc-desktop .table-of-contents__link');
  await expect(links.filter({hasText: 'setChromiumIgnoreCertificateErrors'})).toHaveText(
    'setChromiumIgnoreCertificateErrors()',
  );
  const box = page.locator('.theme-doc-toc-desktop > *').first();
  expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test('table of contents: marks the section in view', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await page.getByRole('heading', {name: 'Return value'}).evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText('Return value');
});

test('previous and next follow the sidebar', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const neighbours = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
  await expect(neighbours).toHaveText(['Previous<Composition>', 'NextcontinueRender()']);
  await neighbours.last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
  await neighbours.first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
});

test('edit links point at existing files', () => {
  const base = `${readEnvironment(process.env).repositoryUrl}/edit/main/`;
  const missing = docsRoutes.flatMap((route) => {
    const [, url = ''] = /<a href="?([^\s">]+)[^>]*theme-edit-this-page/.exec(builtSite.html(route)) ?? [];
    const file = decodeURI(url.replace(base, ''));
    return url.startsWith(base) && existsSync(join(root, file)) ? [] : [`${route}: ${url}`];
  });
  expect(missing).toEqual([]);
});

test('last updated: docs pages show the date', async ({page}) => {
  const times = docsRoutes.flatMap(
    (route) => /theme-last-updated.*?<time datetime="?([^\s">]+)/s.exec(builtSite.html(route))?.[1] ?? [],
  );
  // Only pages that haven't been committed yet don't have a date.
  expect(times.length).toBeGreaterThan(docsRoutes.length * 0.9);
  for (const time of times) {
    expect(Date.parse(time), time).toBeLessThanOrEqual(Date.now());
  }
  await openPage(page, '/docs/interpolate');
  await expect(page.getByText(/^Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
});

test('cards of a category: each has a description of its page, including nested categories', async ({page}) => {
  await openPage(page, '/docs/cli');
  const cards = page.locator('article div:has(> a + div)');
  await expect(cards.filter({has: page.getByRole('link', {name: 'lambda', exact: true})})).toHaveCount(1);
  expect((await cards.locator('> div').allInnerTexts()).filter((text) => text.length < 20)).toEqual([]);
});

test('summary of the checks: counts the statements that are run, and leads to their code', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const summary = page.getByText(/^Checked against remotion/);
  const [, count] = /(\d+) statements run/.exec((await summary.textContent()) ?? '') ?? [];
  await summary.getByRole('link', {name: 'What is checked'}).click();
  await expect(page).toHaveURL(/\/docs\/coverage$/);
  const row = page.getByRole('row').filter({has: page.getByRole('link', {name: 'interpolate()', exact: true})});
  const link = row.getByRole('link', {name: `${count} statements`});
  const response = await page.request.get((await link.first().getAttribute('href')) ?? '');
  const text = await response.text();
  expect(text).toContain('# Statements about interpolate()');
  expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(Number(count));
  expect(text).toContain('expect(interpolate(');
});

test('summary of the checks: links to the source code of the documented function', async ({page}) => {
  await openPage(page, '/docs/lambda/deletefunction');
  const summary = page.getByText(/^Checked against @remotion\/lambda/);
  await expect(summary.getByRole('link', {name: 'Source code'})).toHaveAttribute(
    'href',
    'https://github.com/remotion-dev/remotion/blob/v3.2.14/packages/lambda/src/api/delete-function.ts',
  );
});
