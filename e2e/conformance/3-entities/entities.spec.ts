import {allLevels, searchPath, type SearchResponseBody} from '../../../packages/search/contract.ts';
import {type Route, type SidebarItem, siteData} from '../../support/siteData.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

test(
  'search hit: objectID, url, type, content, hierarchy, highlights and snippets',
  proves('3.hit', '3.hit-type'),
  async ({request}) => {
    const snippets = JSON.stringify(['hierarchy.lvl1:10', 'content:10']);
    const params = new URLSearchParams({
      query: 'render a video',
      hitsPerPage: '20',
      attributesToSnippet: snippets,
    }).toString();
    const answer = await request.post(searchPath, {data: {requests: [{indexName: 'remotion', params}]}});
    const {results} = (await answer.json()) as SearchResponseBody;
    const hits = results[0]?.hits ?? [];
    expect(hits).toHaveLength(20);
    for (const hit of hits) {
      expect.soft(hit).toMatchObject({
        objectID: expect.stringMatching(/\S/),
        url: expect.stringMatching(/^http/),
        type: expect.stringMatching(/^(lvl[1-6]|content)$/),
        _highlightResult: {hierarchy: {lvl1: {value: expect.stringMatching(/\S/)}}},
        _snippetResult: {hierarchy: {lvl1: {value: expect.stringMatching(/\S/)}}},
      });
      expect.soft(Object.keys(hit), hit.objectID).toContain('content');
      expect.soft(Object.keys(hit.hierarchy ?? {}).sort(), hit.objectID).toEqual([...allLevels]);
    }
  },
);

test('navbar item: type, label, to, href, position, items', proves('3.navbar-item'), () => {
  for (const item of siteData.config().themeConfig.navbar.items) {
    expect.soft(['left', 'right'], JSON.stringify(item)).toContain(item.position);
    const target = item.to ?? item.href ?? item.type;
    expect.soft(target, JSON.stringify(item)).toMatch(/\S/);
    if (item.to ?? item.href) {
      expect.soft(item.label, JSON.stringify(item)).toMatch(/\S/);
    }
  }
});

test('footer column: title, items', proves('3.footer-column'), () => {
  const columns = siteData.config().themeConfig.footer.links;
  expect(columns).toHaveLength(3);
  for (const column of columns) {
    expect
      .soft(column)
      .toEqual({title: expect.stringMatching(/\S/), items: expect.arrayContaining([expect.anything()])});
  }
});

test('sidebar item: link with href, category with items, or html', proves('3.sidebar-item'), () => {
  const found = new Set<string>();
  const check = (item: SidebarItem): void => {
    found.add(item.type);
    if (item.type === 'link') {
      expect.soft(item.href).toMatch(/^(\/|https:)/);
    } else if (item.type === 'category') {
      expect.soft(item.items?.length).toBeGreaterThan(0);
    } else {
      expect.soft(item).toMatchObject({type: 'html', value: expect.any(String)});
    }
    item.items?.forEach(check);
  };
  siteData.sidebarItems().forEach(check);
  expect(found).toEqual(new Set(['link', 'category', 'html']));
});

test('route: path, exact, child routes, sidebar', proves('2.exact', '2.base-url', '3.route', '9.base-url'), () => {
  const leaves = (route: Route): Route[] => route.routes?.flatMap(leaves) ?? [route];
  const routes = siteData.routes();
  for (const route of routes.flatMap(leaves)) {
    // All routes except the not-found page, which matches everything else.
    expect.soft(route.exact ?? false, route.path).toBe(route.path !== '*');
    expect.soft(['mainSidebar', 'apiSidebar', undefined], route.path).toContain(route.sidebar);
  }
  const docs = routes.find(({path}) => path === '/docs');
  expect(docs?.routes?.flatMap(leaves).some(({sidebar}) => sidebar === 'apiSidebar')).toBe(true);
  const {baseUrl} = siteData.config();
  expect(baseUrl).toBe('/');
});
