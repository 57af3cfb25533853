import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtSite} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const pages = builtSite.paths();

test('every page has a canonical URL and a social card with its size and text', () => {
  for (const path of pages) {
    const head = readHead(path);
    expect.soft(new URL(head.links.get('canonical') ?? '').pathname, path).toBe(path);
    const card = new URL(head.meta.get('og:image') ?? '');
    expect.soft(card.origin, path).toBe(new URL(head.links.get('canonical') ?? '').origin);
    const picture = readFileSync(join(builtSite.folder, card.pathname));
    expect.soft(picture.subarray(0, 3).toString('hex'), path).toBe('ffd8ff');
    expect.soft(picture.length, path).toBeLessThan(60_000);
    expect.soft(head.meta.get('og:image:width'), path).toBe('1200');
    expect.soft(head.meta.get('og:image:height'), path).toBe('630');
    expect.soft(head.meta.get('og:image:alt'), path).toMatch(/\S/);
    expect.soft(head.meta.get('twitter:card'), path).toBe('summary_large_image');
  }
});

test('every page describes its type in structured data', () => {
  const getTypes = (path: string): string[] =>
    readHead(path)
      .data.flatMap(({'@graph': graph, ...thing}) => graph ?? [thing])
      .map((thing) => thing['@type'] ?? '');
  for (const path of pages) {
    const types = getTypes(path);
    if (path === '/') {
      expect.soft(types, path).toEqual(expect.arrayContaining(['WebSite', 'SoftwareSourceCode']));
    } else {
      expect
        .soft(
          types.filter((type) => type === 'BreadcrumbList'),
          path,
        )
        .toHaveLength(1);
    }
  }
  expect(getTypes('/docs/interpolate')).toContain('TechArticle');
  expect(getTypes('/blog/3-2')).toContain('BlogPosting');
});

for (const [from, link, to] of [
  ['/docs/', '.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]', '/docs/the-fundamentals'],
  ['/docs/license', '.navbar a[href="/blog"]', '/blog'],
  ['/blog', 'article h2 a[href="/blog/3-2"]', '/blog/3-2'],
  ['/blog/3-2', '.navbar__brand', '/'],
] as const) {
  test(`a click from ${from} to ${to} changes the head to that of the page`, async ({page}) => {
    await openPage(page, from);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(to);
    const readTags = (html?: string): Promise<readonly string[]> =>
      page.evaluate((source) => {
        const {head, documentElement} = source ? new DOMParser().parseFromString(source, 'text/html') : document;
        const describe = ({tagName, attributes, textContent}: Element): string =>
          [tagName, ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(), textContent].join(' ');
        const root = ['class', 'lang', 'dir'].map((name) => documentElement.getAttribute(name) ?? '');
        return [...root, ...[...head.querySelectorAll('[data-rh]:not(script)')].map(describe).sort()];
      }, html);
    const tags = await readTags(builtSite.html(to));
    expect(tags.filter((tag) => /^(?:TITLE|LINK|META) /.test(tag)).length).toBeGreaterThan(10);
    await expect.poll(() => readTags()).toEqual(tags);
  });
}

test('robots and devices find the files for them', async ({page, request}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const sitemap = /^Sitemap: (\S+)$/m.exec(await robots.text())?.[1] ?? '';
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await openPage(page, '/docs/interpolate');
  expect(requested.filter((path) => path.startsWith('/cards/'))).toEqual([]);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const {icons} = await (await request.get(manifest ?? '')).json();
  for (const {src} of icons) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await request.get(touch ?? '')).headers()['content-type']).toBe('image/png');
});

type Thing = {
  readonly '@type'?: string;
  readonly '@graph'?: readonly Thing[];
};

type Head = {
  readonly meta: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
  readonly data: readonly Thing[];
};

function readHead(path: string): Head {
  const html = builtSite.html(path);
  const head = html.slice(0, html.indexOf('</head>'));
  const elements = (name: string): Map<string, string>[] =>
    [...head.matchAll(new RegExp(`<${name} ((?:"[^"]*"|[^">])*)>`, 'g'))].map(([, text = '']) => readAttributes(text));
  return {
    meta: new Map(
      elements('meta').map((one) => [one.get('property') ?? one.get('name') ?? '', one.get('content') ?? '']),
    ),
    links: new Map(elements('link').map((one) => [one.get('rel') ?? '', one.get('href') ?? ''])),
    data: [...head.matchAll(/<script[^>]*application\/ld\+json"?>(.*?)<\/script>/gs)].map(([, json = '']): Thing =>
      JSON.parse(json),
    ),
  };
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/([\w:-]+)=(?:"([^"]*)"|([^\s"]+))/g)].map(([, name = '', quoted, bare]) => [
      name,
      quoted ?? bare ?? '',
    ]),
  );
}
