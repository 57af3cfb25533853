import type {Page, Request} from '@playwright/test';
import {builtSite} from '../../support/builtSite.ts';
import {openPage} from '../../support/openPage.ts';
import {waitForSearch, readQuery} from '../../support/searchCall.ts';
import {openSearch} from '../../support/getSearchDialog.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

const headings = [
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
];

/** Returns the request that a search on a page sends. */
async function createRequest(page: Page, query: string): Promise<Request> {
  await openPage(page, '/docs/interpolate');
  const dialog = await openSearch(page);
  const search = waitForSearch(page);
  await dialog.input.fill(query);
  return search;
}

test(
  'search: POST to indexes/*/queries, application id and key in query parameters',
  proves('7.post', '7.credentials'),
  async ({page}) => {
    const request = await createRequest(page, 'spring');
    const {pathname, searchParams} = new URL(request.url());
    expect(request.method()).toBe('POST');
    expect(pathname).toBe('/1/indexes/*/queries');
    expect(searchParams.get('x-algolia-application-id')).toBe('REMOTION');
    expect(searchParams.get('x-algolia-api-key')).toBe('public');
    const headers = Object.keys(await request.allHeaders());
    expect(headers.filter((name) => name.startsWith('x-algolia'))).toEqual([]);
  },
);

test(
  'search: requests with indexName and params, a string, without facet filters',
  proves('7.body', '7.query', '7.retrieve', '7.snippet', '7.ellipsis', '7.marks', '7.hits-per-page', '7.facets'),
  async ({page}) => {
    const request = await createRequest(page, 'spring');
    const body: unknown = JSON.parse(request.postData() ?? '');
    expect(body).toEqual({requests: [{indexName: 'remotion', params: expect.any(String)}]});
    const {attributesToRetrieve, attributesToSnippet, ...others} = Object.fromEntries(readQuery(request).params);
    expect(JSON.parse(attributesToRetrieve ?? '')).toEqual(['hierarchy.lvl0', ...headings, 'content', 'type', 'url']);
    expect(JSON.parse(attributesToSnippet ?? '')).toEqual([...headings, 'content'].map((name) => `${name}:10`));
    expect(Object.keys(others).filter((name) => /facet|filter/i.test(name))).toEqual([]);
    expect(others).toMatchObject({
      query: 'spring',
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: '20',
    });
  },
);

for (const {width, words} of [
  {width: 751, words: 10},
  {width: 750, words: 5},
]) {
  test(
    `search: snippet length ${words} words on a screen ${width}px wide`,
    proves('7.snippet', '9.snippet-words', '9.mobile-breakpoint'),
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const request = await createRequest(page, 'spring');
      const snippets: unknown = JSON.parse(readQuery(request).params.get('attributesToSnippet') ?? '');
      expect(snippets).toEqual([...headings, 'content'].map((name) => `${name}:${words}`));
    },
  );
}

test('the search modal is loaded on demand', proves('7.on-demand'), async ({page}) => {
  const scripts: string[] = [];
  const withDialog = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) {
      return;
    }
    const text = await response.text().catch(() => '');
    scripts.push(response.url());
    if (text.includes('DocSearch-Modal')) {
      withDialog.add(response.url());
    }
  });
  await openPage(page, '/docs/interpolate');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect([...withDialog]).toEqual([]);
  await openSearch(page);
  await expect.poll(() => withDialog.size).toBeGreaterThan(0);
});

test('the search modal is loaded when the reader points at the button', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.waitForLoadState('networkidle');
  const script = page.waitForResponse(async (response) => (await response.text()).includes('DocSearch-Modal'));
  await page.getByRole('button', {name: 'Search', exact: true}).hover();
  await script;
});

test('a preconnect hint is added for the search service host', proves('7.preconnect'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const [, siteUrl = ''] =
    /<link[^>]*rel="?canonical"? href="?([^\s">]*)\/docs\/interpolate/.exec(builtSite.html('/docs/interpolate')) ?? [];
  const hints = page.locator('link[rel="preconnect"]');
  await expect(hints).toHaveCount(1);
  await expect(hints).toHaveAttribute('href', siteUrl);
});
