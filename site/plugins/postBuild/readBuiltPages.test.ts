import {expect, test} from 'vitest';
import {addToHead} from './addToHead.ts';
import type {BuiltFile} from './BuiltFile.ts';
import {createFileName} from './createFileName.ts';
import {readBuiltPages} from './readBuiltPages.ts';

const files: BuiltFile[] = [];
function write(name: string, html: string): void {
  return void files.push({name, html});
}
function createHead(path: string, more = ''): string {
  return (
    `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head><title data-rh=true>A &lt;b> | Remotion</title>` +
    `<meta name=description content="Says &quot;a&quot;."/><link rel=canonical href=https://a.example${path} />${more}</head><body>`
  );
}
function createBreadcrumbs(...names: readonly string[]): string {
  return `<script type=application/ld+json>${JSON.stringify({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name) => ({name, item: `https://a.example/${name}`})),
  })}</script>`;
}

write('docs/a/index.html', createHead('/docs/a', createBreadcrumbs('Guides', 'a')));
write(
  'docs/old/index.html',
  '<head><meta http-equiv="refresh" content="0; url=/docs/a"><link rel="canonical" href="/docs/a" /></head>',
);
write('search/index.html', createHead('/search', '<meta name=robots content="noindex, follow"/>'));
write('404.html', createHead('/404.html'));
write('index.html', createHead('/'));

test('reads pages, but skips redirects and the not-found page', () => {
  const pages = readBuiltPages(files);
  expect(pages.map(({path}) => path)).toEqual(['/', '/docs/a']);
  expect(pages[1]).toMatchObject({
    url: 'https://a.example/docs/a',
    title: 'A <b>',
    description: 'Says "a".',
    section: 'docs',
    isArticle: true,
    parents: [{name: 'Guides', url: 'https://a.example/Guides'}],
  });
});

test('adds to the end of the head, or throws an error without one', () => {
  const file = {name: 'index.html', html: createHead('/')};
  addToHead(file, '<meta name="x" content="$& y">');
  expect(file.html).toContain('<meta name="x" content="$& y"></head><body>');
  expect(() => addToHead({name: 'text.html', html: 'text'}, '')).toThrow(/text\.html has no <\/head>/);
});

test('creates file names from paths', () => {
  expect(['/', '/docs/', '/docs/spring'].map(createFileName)).toEqual(['index', 'docs', 'docs/spring']);
});
