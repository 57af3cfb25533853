import {describe, expect, it} from 'vitest';
import {contentPolicy} from './contentPolicy';
import {headersFile} from './headersFile';
import {inlineScripts} from './inlineScripts';

const search = {
  backend: 'service',
  appId: 'A',
  apiKey: 'k',
  indexName: 'i',
  hosts: ['https://search.example.com'],
  missingResultsUrl: '',
} as const;

describe('inline scripts', () => {
  it('are those without address, but no data', () => {
    const html =
      '<script>a()</script><script src=/x.js defer></script><script type=application/ld+json>{}</script><script data-x=1 type=module>b()</script>';
    expect(inlineScripts(html)).toEqual(['a()', 'b()']);
  });
});

describe('the policy of pages', () => {
  const policy = contentPolicy(['alert(1)', 'alert(1)'], search);

  it('lets scripts run that are files of the site or have a known hash, each named once', () => {
    // From `echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    expect(policy).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  });

  it('lets the search be asked, wherever it runs', () => {
    expect(policy).toContain("connect-src 'self' data: blob: https://search.example.com;");
    expect(contentPolicy([], {...search, backend: 'hosted', hosts: []})).toContain('https://*.algolia.net');
  });

  it('lets a search in the browser run and load its files, and asks no other host', () => {
    const inBrowser = contentPolicy([], {...search, backend: 'browser', hosts: []});
    expect(inBrowser).toContain("connect-src 'self' data: blob:;");
    expect(inBrowser).toContain("worker-src 'self'");
    expect(inBrowser).not.toContain('https:');
  });
});

describe('_headers', () => {
  const file = headersFile(
    ['index.html', '404.html', 'docs/index.html', 'docs/a/index.html', 'playground/index.html'],
    'P',
    'https://www.example.com',
  );
  const paths = [...file.matchAll(/^(\/\S*)\n(?: {2}\S.*\n)*? {2}Content-Security-Policy: P$/gm)].map(
    ([, path]) => path,
  );

  it('gives each folder of pages the policy, and the frame of the playground none', () => {
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

  it('has encrypted sites asked for in no other way, and no others', () => {
    expect(file).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Strict-Transport-Security: max-age=31536000\n/m);
    expect(headersFile([], 'P', 'http://localhost:3000')).not.toContain('Transport');
  });

  it('has files kept whose names change with their content', () => {
    expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  it('has the worker of the search asked for again, because it names files that are kept', () => {
    expect(file).toContain('/search/worker.js\n  Cache-Control: no-cache\n');
  });
});
