import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {records} from '../search/fixtures/records.ts';
import {createFixtureClient} from '../search/fixtures/createFixtureClient.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';
import {startServer, type RunningServer} from './startServer.ts';

let directory = '';
const servers: RunningServer[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'server-'));
  await writeFile(path.join(directory, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(directory, 'search-index.json'), JSON.stringify(createIndex(records)));
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
afterAll(() => rm(directory, {recursive: true}));

async function start(
  port = 0,
  indexFile = path.join(directory, 'search-index.json'),
  {metricsPort, previous}: {metricsPort?: number; previous?: RunningServer} = {},
): Promise<RunningServer> {
  const server = await startServer({
    port,
    host: '127.0.0.1',
    siteDirectory: directory,
    indexFile,
    indexName: 'docs',
    ...(metricsPort === undefined ? {} : {metricsPort}),
    ...(previous && {previous}),
    logger: false,
  });
  servers.push(server);
  return server;
}

describe('the unmodified client', () => {
  test('gets results, with parameters next to the index and in a string', async () => {
    const {url} = await start();
    const client = createFixtureClient(url);
    const flat = await client.searchForHits<{url: string}>({
      requests: [{indexName: 'docs', query: '--crf', hitsPerPage: 1}],
    });
    expect(flat.results[0]?.hits[0]?.url).toBe('https://docs.example.com/docs/cli/render#-crf');
    const encoded = await client.searchForHits<{url: string}>([{indexName: 'docs', params: {query: 'easing'}}]);
    expect(encoded.results[0]?.hits[0]?.url).toBe('https://docs.example.com/docs/easing');
  });

  test('gets the error and its status', async () => {
    const {url} = await start();
    const search = createFixtureClient(url).search({requests: [{indexName: 'other', query: 'a'}]});
    await expect(search).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'The index "other" doesn\'t exist.',
    });
  });

  test('uses the next host if one does not respond', async () => {
    const dead = await start();
    await dead.close();
    const {url} = await start();
    const {results} = await createFixtureClient(dead.url, url).searchForHits({
      requests: [{indexName: 'docs', query: 'audio'}],
    });
    expect(results[0]?.hits.length).toBeGreaterThan(0);
  });

  test('reports that no host responds', async () => {
    const {url, close} = await start();
    await close();
    await expect(createFixtureClient(url).search({requests: [{indexName: 'docs', query: 'a'}]})).rejects.toMatchObject({
      name: 'RetryError',
    });
  });
});

describe('the server', () => {
  test('serves site and search on one port', async () => {
    const {url} = await start();
    expect(await (await fetch(url)).text()).toContain('Home');
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({status: 'ok'});
  });

  test('serves its metrics on a separate port until it stops', async () => {
    const {metricsUrl = '', close} = await start(0, undefined, {metricsPort: 0});
    expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toContain('search_records');
    await close();
    await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow();
  });

  test('replaces the previous one on its port, and serves files that have been added since', async () => {
    const previous = await start();
    const added = path.join(directory, 'added.html');
    await writeFile(added, '<h1>Added</h1>');
    // fetch() could reuse an open connection just when the previous server closes it.
    const once = {headers: {connection: 'close'}};
    expect((await fetch(`${previous.url}/added.html`, once)).status).toBe(404);
    const {url} = await start(Number(new URL(previous.url).port), undefined, {previous});
    expect(url).toBe(previous.url);
    expect(await (await fetch(`${url}/added.html`)).text()).toBe('<h1>Added</h1>');
    await rm(added);
  });
  test('keeps the previous one running if it cannot start', async () => {
    const previous = await start();
    const missing = path.join(directory, 'missing.json');
    await expect(start(Number(new URL(previous.url).port), missing, {previous})).rejects.toThrow();
    expect((await fetch(previous.url)).status).toBe(200);
  });
  test('reports in one sentence that its port is in use', async () => {
    const {url} = await start();
    const {port} = new URL(url);
    await expect(start(Number(port))).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use.`);
  });

  test('reports that its index is missing or broken, and what to do', async () => {
    await expect(start(0, path.join(directory, 'none.json'))).rejects.toThrow(/can't be read.*Build the site/);
    const broken = path.join(directory, 'broken.json');
    await writeFile(broken, '{"version":');
    await expect(start(0, broken)).rejects.toThrow(/broken\.json can't be read/);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('stops on %s without leaving a listener behind', async (signal) => {
    const before = process.listenerCount(signal);
    const {url, close} = await start();
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(process.listenerCount(signal)).toBe(before + 1);
    process.emit(signal);
    await close();
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    expect(process.listenerCount(signal)).toBe(before);
  });
});
