import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {createFixtureClient} from '../fixtures/createFixtureClient.ts';
import {
  mockAdminKey,
  mockAppId,
  type MockHostedService,
  mockSearchKey,
  startMockHostedService,
} from '../../server/fixtures/startMockHostedService.ts';
import {createClientHost} from './createClientHost.ts';
import {pushIndex} from './pushIndex.ts';

let host: MockHostedService;
beforeEach(async () => {
  host = await startMockHostedService('docs');
});
afterEach(() => host.close());

function push(pushed = records, key = mockAdminKey, onProgress?: (sent: number, total: number) => void) {
  return pushIndex({
    client: algoliasearch(mockAppId, key, {hosts: [createClientHost(host.url)]}),
    indexName: 'docs',
    records: pushed,
    ...(onProgress === undefined ? {} : {onProgress}),
  });
}

/** Returns this many copies of the first record, each with a different text. */
function getCopies(count: number, content: string) {
  return records
    .slice(0, 1)
    .flatMap((record) =>
      Array.from({length: count}, (_, number) => ({...record, objectID: `/docs/copy-${number}`, content})),
    );
}

test('sends records, settings, synonyms and rules, and publishes them all at once', async () => {
  const sent: string[] = [];
  await push(records, mockAdminKey, (count, total) => sent.push(`${count}/${total}`));
  expect(sent).toEqual([`${records.length}/${records.length}`]);
  expect(host.indexes.names).toEqual(['docs']);
  const index = host.indexes.get('docs');
  expect([...(index?.objects.keys() ?? [])]).toEqual(records.map(({objectID}) => objectID));
  expect(index?.objects.get('/docs/audio')).toMatchObject({
    hierarchy: {lvl1: '&lt;Audio&gt;'},
    symbols: ['<Audio>'],
    kind: 'component',
    weight: {level: 100},
  });
  expect(index?.objects.get('/docs/cli/render#-crf:1')).toMatchObject({symbols: ['--crf'], kind: 'flag'});
  expect(index?.settings).toMatchObject({attributeForDistinct: 'url', hitsPerPage: 20});
  expect(index?.synonyms).toContainEqual({
    objectID: 'movie',
    type: 'oneWaySynonym',
    input: 'movie',
    synonyms: ['video'],
  });
  expect(index?.rules).toContainEqual(expect.objectContaining({objectID: 'kind-flag'}));
  // Everything is sent to a temporary index until the last request moves it.
  const writes = host.calls.filter((call) => !call.startsWith('GET'));
  expect(writes.some((call) => call.includes('/indexes/docs/'))).toBe(false);
  expect(writes.at(-1)).toMatch(/^POST \/1\/indexes\/docs_new_\d+\/operation$/);
});

test('removes everything from the previous push', async () => {
  await push();
  const remaining = records.slice(0, 3);
  await push(remaining);
  expect(host.indexes.names).toEqual(['docs']);
  expect(host.indexes.get('docs')?.objects.size).toBe(remaining.length);
});

test('sends many records in batches', async () => {
  const sent: number[] = [];
  await push(getCopies(2001, 'short'), mockAdminKey, (count) => sent.push(count));
  expect(sent).toEqual([1000, 2000, 2001]);
  expect(host.indexes.get('docs')?.objects.size).toBe(2001);
});

test('reports a record that is too large, or a missing record, before it sends anything', async () => {
  await expect(push([...records, ...getCopies(1, 'a'.repeat(9_900))])).rejects.toThrow(
    /10000 bytes per record.*\/docs\/copy-0 \(\d+ bytes\)/,
  );
  await expect(push([])).rejects.toThrow(/no records to push/);
  expect(host.calls).toEqual([]);
});

test('explains why a search-only key can not replace the index', async () => {
  await push();
  await expect(push(records.slice(0, 1), mockSearchKey)).rejects.toThrow(
    'The index "docs" wasn\'t replaced: the hosted search answered 403, Invalid Application-ID or API key',
  );
  const {results} = await createFixtureClient(host.url).searchForHits({
    requests: [{indexName: 'docs', query: 'easing'}],
  });
  expect(results[0]?.hits.length).toBeGreaterThan(0);
});

test('keeps the old index and removes the temporary one if a request fails', async () => {
  await push();
  host.failNext('/rules/batch');
  await expect(push(records.slice(0, 3))).rejects.toThrow(/wasn't replaced: the hosted search answered 400/);
  expect(host.indexes.names).toEqual(['docs']);
  expect(host.indexes.get('docs')?.objects.size).toBe(records.length);
});

test('reports a host that does not respond', async () => {
  await host.close();
  await expect(push()).rejects.toThrow(/"docs" wasn't replaced: Unreachable hosts/);
});
