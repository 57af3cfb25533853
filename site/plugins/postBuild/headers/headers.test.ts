import {describe, expect, test} from 'vitest';
import {createContentPolicy} from './createContentPolicy.ts';
import {createHeadersFile} from './createHeadersFile.ts';
import {findInlineScripts} from './findInlineScripts.ts';

const search = {
  backend: 'service',
  appId: 'A',
  apiKey: 'k',
  indexName: 'i',
  hosts: ['https://search.example.com'],
  missingResultsUrl: '',
} as const;

describe('inline scripts', () => {
  test('are scripts without a URL, except for data', () => {
    const html =
      '<script>a()</script><script src=/x.js defer></script><script type=application/ld+json>{}</script><script data-x=1 type=module>b()</script>';
    expect(findInlineScripts(html)).toEqual(['a()', 'b()']);
  });
});

describe('the content security policy', () => {
  const policy = createContentPolicy(['alert(1)', 'alert(1)'], search);

  test('allows scripts of the site, and lists each known hash once', () => {
    // From `echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    expect(policy).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  });

  test('allows requests to the search, wherever it runs', () => {
    expect(policy).toContain("connect-src 'self' data: blob: https://search.example.com;");
    expect(createContentPolicy([], {...search, backend: 'hosted', hosts: []})).toContain('https://*.algolia.net');
  });

  test('allows the search worker and its files, but no other host', () => {
    const inBrowser = createContentPolicy([], {...search, backend: 'browser', hosts: []});
    expect(inBrowser).toContain("connect-src 'self' data: blob:;");
    expect(inBrowser).toContain("worker-src 'self'");
    expect(inBrowser).not.toContain('https:');
  });
});

describe('_headers', () => {
  const file = createHeadersFile(
    ['index.html', '404.html', 'docs/index.html', 'docs/a/index.html', 'playground/index.html'],
    'P',
    'https://www.example.com',
  );
  const paths = [...file.matchAll(/^(\/\S*)\n(?: {2}\S.*\n)*? {2}Content-Security-Policy: P$/gm)].map(
    ([, path]) => path,
  );

  test('sets the policy for each folder of pages, but not for the sandbox of the playground', () => {
    expect(paths).toEqual([
      '/404.html',
      '/docs',
      '/docs/*',
      '/',
      '/index.html',
      '/playground',
      '/playground/',
      '/playground/index.html',
    ]);
  });

  test('requires HTTPS if the site uses it, and only then', () => {
    expect(file).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Strict-Transport-Security: max-age=31536000\n/m);
    expect(createHeadersFile([], 'P', 'http://localhost:3000')).not.toContain('Transport');
  });

  test('caches files whose names change with their content', () => {
    expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('revalidates the search worker, because it contains the names of cached files', () => {
    expect(file).toContain('/search/worker.js\n  Cache-Control: no-cache\n');
  });
});
