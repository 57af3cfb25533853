import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {records} from '../search/fixtures/records.ts';
import {createEngine} from '../search/engine/createEngine.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';
import {createApp} from './createApp.ts';

let directory = '';
let app: FastifyInstance;
const script = 'console.log("x");'.repeat(500);

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  const site = path.join(directory, 'site');
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not here</h1>',
    'docs/interpolate/index.html': '<h1>interpolate()</h1>',
    'docs/interpolate.md': '# interpolate() → ü',
    'assets/js/main.1234.js': script,
    'img/logo.svg': '<svg/>',
    _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '../secret.txt': 'secret',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), text);
  }
  app = await createApp({
    engine: createEngine(createIndex(records)),
    indexName: 'docs',
    siteDirectory: site,
    redirects: [
      {from: '/discord', to: 'https://chat.example.com/invite', status: 307},
      {from: '/docs/old', to: '/docs/interpolate', status: 301},
      {from: '/docs/easing', to: '/docs/interpolate#easing', status: 301},
    ],
  });
});
afterAll(async () => {
  await app.close();
  await rm(directory, {recursive: true});
});

describe('the site', () => {
  test.each([
    ['/', 'Home'],
    ['/docs/interpolate', 'interpolate()'],
    ['/docs/interpolate/', 'interpolate()'],
    ['/docs/interpolate/index.html', 'interpolate()'],
    ['/docs/interpolate?x=1', 'interpolate()'],
  ])('serves %s', async (url, text) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(text);
    expect(response.headers).toMatchObject({'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'});
  });

  test.each([
    '/nothing',
    '/docs',
    '/docs/interpolate/nothing',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/docs/..%5c..%5csecret.txt',
  ])('responds to %s with its own page and 404', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Not here');
  });

  test('responds to an invalid URL with 400', async () => {
    expect((await app.inject('/%')).json()).toEqual({message: "The URL isn't valid.", status: 400});
  });

  test('serves a page as Markdown with its character encoding', async () => {
    const response = await app.inject('/docs/interpolate.md');
    expect(String(response.headers['content-type']).toLowerCase()).toBe('text/markdown; charset=utf-8');
    expect(response.body).toBe('# interpolate() → ü');
  });

  test('is only downloaded again if it changed', async () => {
    const {headers} = await app.inject('/');
    const again = await app.inject({url: '/', headers: {'if-none-match': String(headers.etag)}});
    expect(again.statusCode).toBe(304);
  });

  test('sends compressed assets with the headers from the headers file', async () => {
    const response = await app.inject({url: '/assets/js/main.1234.js', headers: {'accept-encoding': 'br, gzip'}});
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect(response.rawPayload.length).toBeLessThan(script.length / 10);
  });

  test('sends compressed copies that were added after it started', async () => {
    await writeFile(path.join(directory, 'site/docs/interpolate.md.br'), brotliCompressSync('# Compressed copy'));
    const {rawPayload, headers} = await app.inject({url: '/docs/interpolate.md', headers: {'accept-encoding': 'br'}});
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe('# Compressed copy');
    expect((await app.inject('/docs/interpolate.md')).body).toBe('# interpolate() → ü');
  });

  test('makes browsers revalidate files that the headers file does not list', async () => {
    expect((await app.inject('/img/logo.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('supports GET and HEAD', async () => {
    const head = await app.inject({method: 'HEAD', url: '/docs/interpolate'});
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await app.inject({method: 'POST', url: '/docs/interpolate', payload: 'x'});
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('does not replace the search', async () => {
    expect((await app.inject('/1/unknown')).json()).toMatchObject({status: 404});
    expect((await app.inject('/health')).json()).toMatchObject({status: 'ok'});
  });
});

describe('a redirect', () => {
  test.each([
    ['/discord', 307, 'https://chat.example.com/invite'],
    ['/discord/', 307, 'https://chat.example.com/invite'],
    ['/docs/old?from=blog', 301, '/docs/interpolate?from=blog'],
    ['/docs/easing?from=blog', 301, '/docs/interpolate?from=blog#easing'],
  ])('responds to %s with %d', async (url, status, location) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  });
});

test('reports a missing folder on startup', async () => {
  const engine = createEngine(createIndex(records));
  await expect(createApp({engine, indexName: 'docs', siteDirectory: path.join(directory, 'none')})).rejects.toThrow(
    /ENOENT/,
  );
});
