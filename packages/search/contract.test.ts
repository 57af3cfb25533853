import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {expect, test} from 'vitest';
import {indexFileName} from './buildIndex.ts';
import {createIndex} from './engine/indexing/createIndex.ts';
import {describeSearchHost} from './fixtures/describeSearchHost.ts';
import {records} from './fixtures/records.ts';
import {createRemoteHost} from './fixtures/createRemoteHost.ts';
import {createFixtureClient} from './fixtures/createFixtureClient.ts';
import {startBrowserHost} from './fixtures/startBrowserHost.ts';
import {mockAdminKey, mockAppId, startMockHostedService} from '../server/fixtures/startMockHostedService.ts';
import {createClientHost} from './hosted/createClientHost.ts';
import {pushIndex} from './hosted/pushIndex.ts';
import {startServer} from '../server/startServer.ts';

describeSearchHost('the server', async () => createRemoteHost(await startFromFile()));
describeSearchHost('the mock of the hosted search, to which the index was pushed', async () =>
  createRemoteHost(await startPushed()),
);
describeSearchHost('the worker in the browser', async () => {
  const host = await startBrowserHost({records, siteUrl: 'https://docs.example.com'});
  // A request for the page count waits until everything is loaded.
  await host.post(JSON.stringify({requests: [{indexName: 'docs', query: 'audio', page: 0}]}));
  return host;
});

test.each([
  ['the server', startFromFile],
  ['the mock of the hosted search', startPushed],
])('asks %s when the previous host does not answer', async (_, start) => {
  const {url, close} = await start();
  const {results} = await createFixtureClient('http://127.0.0.1:1', url).searchForHits({
    requests: [{indexName: 'docs', query: 'audio'}],
  });
  expect(results[0]?.hits.length).toBeGreaterThan(0);
  await close();
});

test.each([
  ['key', mockAppId, 'wrong'],
  ['application', 'OTHER', 'search-key'],
])('the mock of the hosted search refuses a wrong %s with 403', async (_, appId, key) => {
  const {url, close} = await startPushed();
  const search = liteClient(appId, key, {hosts: [createClientHost(url)]}).search({
    requests: [{indexName: 'docs', query: 'a'}],
  });
  await expect(search).rejects.toMatchObject({name: 'ApiError', status: 403});
  await close();
});

async function startPushed() {
  const {url, close} = await startMockHostedService('docs');
  const client = algoliasearch(mockAppId, mockAdminKey, {hosts: [createClientHost(url)]});
  await pushIndex({client, indexName: 'docs', records});
  return {url, close};
}

async function startFromFile() {
  const directory = await mkdtemp(path.join(tmpdir(), 'contract-'));
  const indexFile = path.join(directory, indexFileName);
  await writeFile(indexFile, JSON.stringify(createIndex(records)));
  const {url, close} = await startServer({
    port: 0,
    host: '127.0.0.1',
    siteDirectory: directory,
    indexFile,
    indexName: 'docs',
    logger: false,
  });
  return {
    url,
    async close() {
      await close();
      await rm(directory, {recursive: true});
    },
  };
}
