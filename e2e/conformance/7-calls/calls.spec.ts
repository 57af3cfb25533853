import {openPage} from '../../support/openPage.ts';
import {readAnswer, waitForSearch, searchCall} from '../../support/searchCall.ts';
import {openSearch} from '../../support/getSearchDialog.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

test(
  'a visit only sends search requests to one path, and otherwise only reads files of the site',
  proves('7.unused-methods', '7.no-others'),
  async ({page, baseURL}) => {
    const searches: string[] = [];
    const others: string[] = [];
    page.on('request', (request) => {
      const {origin, pathname} = new URL(request.url());
      if (searchCall.test(request.url())) {
        searches.push(pathname);
      } else if (request.method() !== 'GET' || origin !== baseURL) {
        others.push(`${request.method()} ${request.url()}`);
      }
    });
    page.on('websocket', (socket) => others.push(socket.url()));
    await openPage(page, '/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    const {root, input, hits} = await openSearch(page);
    await input.fill('spring');
    await hits.first().hover();
    await root.getByRole('link', {name: /^See all \d+ results$/}).click();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(page.getByRole('main').getByRole('list').first().locator('> li')).toHaveCount(40);
    expect(new Set(searches)).toEqual(new Set(['/1/indexes/*/queries']));
    expect(others).toEqual([]);
  },
);

test(
  'results[0].hits and nbHits are the only parts of a response that are used',
  proves('7.answer'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const {root, input, hits} = await openSearch(page);
    const search = waitForSearch(page);
    await input.fill('spring');
    const {hits: found} = await readAnswer(await search);
    await page.route(searchCall, (route) =>
      route.fulfill({json: {results: [{hits: found.slice(0, 2), nbHits: 4321}]}}),
    );
    await input.fill('springs');
    await expect(root.getByRole('link', {name: 'See all 4321 results'})).toBeVisible();
    await expect(hits).toHaveCount(2);
  },
);
