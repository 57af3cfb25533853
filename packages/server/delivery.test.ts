import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {type IncomingHttpHeaders, request as sendRequest} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {records} from '../search/fixtures/records.ts';
import {createEngine} from '../search/engine/createEngine.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';
import {createApp} from './createApp.ts';

const page = '<p>interpolate()</p>'.repeat(200);
const video = Buffer.from(Array.from({length: 5000}, (_, index) => index % 251));
const script = '/assets/js/main.1234.js';
const [none, partial] = [404, 206];

let directory = '';
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  const texts = {'docs/interpolate/index.html': page, 'assets/js/main.1234.js': page, 'docs/interpolate.md': page};
  const files: Record<string, string | Buffer> = {'index.html': 'Home', '404.html': 'Not here', 'video.mp4': video};
  for (const [file, text] of Object.entries(texts)) {
    files[file] = text;
    files[`${file}.br`] = brotliCompressSync(text);
    files[`${file}.gz`] = gzipSync(text);
  }
  for (const file of otherTypes.keys()) {
    files[file] = 'x';
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, file)), {recursive: true});
    await writeFile(path.join(directory, file), content);
  }
  const engine = createEngine(createIndex(records));
  app = await createApp({engine, indexName: 'docs', siteDirectory: directory});
  port = Number(new URL(await app.listen({port: 0, host: '127.0.0.1'})).port);
});
afterAll(async () => {
  await app.close();
  await rm(directory, {recursive: true});
});

const otherTypes = new Map([
  ['a.avif', 'image/avif'],
  ['a.webp', 'image/webp'],
  ['a.jpg', 'image/jpeg'],
  ['a.svg', 'image/svg+xml'],
  ['a.gif', 'image/gif'],
  ['a.webm', 'video/webm'],
  ['a.mp3', 'audio/mpeg'],
  ['a.woff2', 'font/woff2'],
  ['a.wasm', 'application/wasm'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.js', 'application/javascript; charset=utf-8'],
]);

type Answer = {status: number | undefined; headers: IncomingHttpHeaders; body: Buffer};

/** Sends exactly these headers and returns the body of the response without decoding it. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = sendRequest({host: '127.0.0.1', port, path: url, method, headers}).end();
  const [answer] = await once(sent, 'response');
  return {status: answer.statusCode, headers: answer.headers, body: await buffer(answer)};
}

describe('an encoding', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['*', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    [';;q=,,=', undefined],
    ['', undefined],
  ])('is negotiated: "%s" results in %s', async (accepted, encoding) => {
    for (const url of ['/docs/interpolate', script, '/docs/interpolate.md']) {
      const {status, headers, body} = await ask(url, {'accept-encoding': accepted});
      expect([status, headers['content-encoding']], url).toEqual([200, encoding]);
      expect(headers.vary).toBe('accept-encoding');
      const decoded = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect(String(decoded)).toBe(page);
      expect(Number(headers['content-length'])).toBe(body.length);
    }
  });

  test('is not applied to files that are already compressed', async () => {
    const {headers, body} = await ask('/video.mp4', {'accept-encoding': 'br, gzip'});
    expect([headers['content-encoding'], headers.vary, body.length]).toEqual([undefined, undefined, video.length]);
  });

  test.each(['/docs/interpolate.md.br', '/assets/js/main.1234.js.gz', '/docs/interpolate/index.html.br'])(
    'has no URL of its own: %s',
    async (url) => expect((await ask(url, {'accept-encoding': 'br'})).status).toBe(none),
  );
});

describe('a type', () => {
  test.each([...otherTypes])('of %s is %s', async (file, type) => {
    expect((await ask(`/${file}`)).headers['content-type']?.toLowerCase()).toBe(type);
  });

  test('is the type of the file, not of its compressed copy', async () => {
    const types = async (url: string) => (await ask(url, {'accept-encoding': 'br'})).headers['content-type'];
    expect(await types('/docs/interpolate')).toBe('text/html; charset=utf-8');
    expect(await types('/docs/interpolate.md')).toMatch(/^text\/markdown; charset=utf-8$/i);
    expect(await types(script)).toBe('application/javascript; charset=utf-8');
  });
});

describe('a cached page', () => {
  test.each(['br', 'gzip', 'identity'])('is not sent again while it is unchanged (%s)', async (encoding) => {
    const {headers} = await ask('/docs/interpolate', {'accept-encoding': encoding});
    expect(headers['cache-control']).toBe('no-cache');
    for (const [name, value] of [
      ['if-none-match', headers.etag],
      ['if-modified-since', headers['last-modified']],
    ] as const) {
      const again = await ask('/docs/interpolate', {'accept-encoding': encoding, [name]: value ?? ''});
      expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'accept-encoding']);
    }
  });

  test('is sent if it has changed', async () => {
    expect((await ask('/docs/interpolate', {'if-none-match': 'W/"other"'})).status).toBe(200);
    const old = new Date(0).toUTCString();
    expect((await ask('/docs/interpolate', {'if-modified-since': old})).status).toBe(200);
  });
});

describe('a range of a video', () => {
  test.each([
    ['bytes=0-99', 'bytes 0-99/5000', video.subarray(0, 100)],
    ['bytes=4990-', 'bytes 4990-4999/5000', video.subarray(4990)],
    ['bytes=-10', 'bytes 4990-4999/5000', video.subarray(4990)],
    ['bytes=4000-9999', 'bytes 4000-4999/5000', video.subarray(4000)],
  ])('returns %s as %s', async (range, contentRange, bytes) => {
    const {status, headers, body} = await ask('/video.mp4', {range, 'accept-encoding': 'br'});
    expect([status, headers['content-range'], headers['content-type']]).toEqual([partial, contentRange, 'video/mp4']);
    expect(body).toEqual(bytes);
  });

  test('beyond the end of the file is rejected with its length, and not cached', async () => {
    const {status, headers, body} = await ask('/video.mp4', {range: 'bytes=5000-'});
    expect([status, headers['content-range'], headers['cache-control']]).toEqual([416, 'bytes */5000', 'no-store']);
    expect(JSON.parse(String(body))).toEqual({message: expect.stringMatching(/\.$/), status: 416});
  });

  test.each(['frames=0-9', '0-9', 'bytes=0-1,5-9'])(
    'in an unsupported format returns the whole file: %s',
    async (range) => {
      const {status, body} = await ask('/video.mp4', {range});
      expect([status, body.length]).toEqual([200, video.length]);
    },
  );

  test('of a video that has changed in the meantime returns the whole file', async () => {
    const {status} = await ask('/video.mp4', {range: 'bytes=0-9', 'if-range': new Date(0).toUTCString()});
    expect(status).toBe(200);
  });
});

describe('HEAD', () => {
  test.each(['/docs/interpolate', script, '/video.mp4'])(
    'returns the headers of GET for %s without a body',
    async (url) => {
      const accepted = {'accept-encoding': 'br'};
      const [get, head] = [await ask(url, accepted), await ask(url, accepted, 'HEAD')];
      delete head.headers.date;
      expect(get.headers).toMatchObject(head.headers);
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
        200,
        String(get.body.length),
        0,
      ]);
    },
  );

  test('for a missing page is 404', async () => expect((await ask('/none', {}, 'HEAD')).status).toBe(none));
});

test.each(['/docs', '/docs/', '/assets/', '/assets/js', '/.', '/%2e/'])('does not list folders: %s', async (url) => {
  const {status, body} = await ask(url);
  expect(status === none ? String(body) : `${status}`).toBe('Not here');
});
