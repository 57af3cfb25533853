import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {addToHead} from './addToHead';
import {fileName} from './fileName';
import {readBuiltPages} from './readBuiltPages';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (file: string, html: string): void => {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), html);
};
const head = (path: string, more = ''): string =>
  `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head><title data-rh=true>A &lt;b> | Remotion</title>` +
  `<meta name=description content="Says &quot;a&quot;."/><link rel=canonical href=https://a.example${path} />${more}</head><body>`;
const crumbs = (...names: readonly string[]): string =>
  `<script type=application/ld+json>${JSON.stringify({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name) => ({name, item: `https://a.example/${name}`})),
  })}</script>`;

write('docs/a/index.html', head('/docs/a', crumbs('Guides', 'a')));
write(
  'docs/old/index.html',
  '<head><meta http-equiv="refresh" content="0; url=/docs/a"><link rel="canonical" href="/docs/a" /></head>',
);
write('search/index.html', head('/search', '<meta name=robots content="noindex, follow"/>'));
write('404.html', head('/404.html'));
write('index.html', head('/'));

it('reads pages, and neither redirects nor pages that are not to be found', () => {
  const pages = readBuiltPages(folder);
  expect(pages.map(({path}) => path)).toEqual(['/', '/docs/a']);
  expect(pages[1]).toMatchObject({
    address: 'https://a.example/docs/a',
    title: 'A <b>',
    description: 'Says "a".',
    section: 'docs',
    isArticle: true,
    parents: [{name: 'Guides', address: 'https://a.example/Guides'}],
  });
});

it('adds to the end of a head, or says that there is none', () => {
  const file = join(folder, 'index.html');
  addToHead(file, '<meta name="x" content="$& y">');
  expect(readFileSync(file, 'utf8')).toContain('<meta name="x" content="$& y"></head><body>');
  write('text.html', 'text');
  expect(() => addToHead(join(folder, 'text.html'), '')).toThrow(/text\.html has no head/);
});

it('names files for paths', () => {
  expect(['/', '/docs/', '/docs/spring'].map(fileName)).toEqual(['index', 'docs', 'docs/spring']);
});
