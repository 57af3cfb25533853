import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {searchClient} from '../fixtures/searchClient.ts';
import {ADMIN_KEY, APP_ID, type HostedStandIn, SEARCH_KEY, startHostedStandIn} from '../fixtures/startHostedStandIn.ts';
import {hostOf} from './hostOf.ts';
import {pushIndex} from './pushIndex.ts';

let host: HostedStandIn;
beforeEach(async () => {
  host = await startHostedStandIn('docs');
});
afterEach(() => host.close());

const push = (pushed = records, key = ADMIN_KEY, onProgress?: (sent: number, total: number) => void) =>
  pushIndex({
    client: algoliasearch(APP_ID, key, {hosts: [hostOf(host.url)]}),
    indexName: 'docs',
    records: pushed,
    ...(onProgress === undefined ? {} : {onProgress}),
  });

/** So many copies of the first record with another text. */
const copies = (count: number, content: string) =>
  records
    .slice(0, 1)
    .flatMap((record) =>
      Array.from({length: count}, (_, number) => ({...record, objectID: `/docs/copy-${number}`, content})),
    );

test('sends records, settings, synonyms and rules, and puts them in place at once', async () => {
  const sent: string[] = [];
  await push(records, ADMIN_KEY, (count, total) => sent.push(`${count}/${total}`));
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
    objectID: 'music',
    type: 'oneWaySynonym',
    input: 'music',
    synonyms: ['audio'],
  });
  expect(index?.rules).toContainEqual(expect.objectContaining({objectID: 'kind-flag'}));
  // Whatever is sent goes to another name, until the last write, which moves it.
  const writes = host.calls.filter((call) => !call.startsWith('GET'));
  expect(writes.some((call) => call.includes('/indexes/docs/'))).toBe(false);
  expect(writes.at(-1)).toMatch(/^POST \/1\/indexes\/docs_new_\d+\/operation$/);
});

test('a second push leaves nothing of the first', async () => {
  await push();
  const kept = records.slice(0, 3);
  await push(kept);
  expect(host.indexes.names).toEqual(['docs']);
  expect(host.indexes.get('docs')?.objects.size).toBe(kept.length);
});

test('many records go in batches', async () => {
  const sent: number[] = [];
  await push(copies(2001, 'short'), ADMIN_KEY, (count) => sent.push(count));
  expect(sent).toEqual([1000, 2000, 2001]);
  expect(host.indexes.get('docs')?.objects.size).toBe(2001);
});

test('a record that is too large, or no record, is told before anything is sent', async () => {
  await expect(push([...records, ...copies(1, 'a'.repeat(9_900))])).rejects.toThrow(
    /10000 bytes a record.*\/docs\/copy-0 \(\d+ bytes\)/,
  );
  await expect(push([])).rejects.toThrow(/no record to push/);
  expect(host.calls).toEqual([]);
});

test('a key that may only search replaces nothing, and the sentence says why', async () => {
  await push();
  await expect(push(records.slice(0, 1), SEARCH_KEY)).rejects.toThrow(
    'The index "docs" was not replaced: the hosted search answered 403, Invalid Application-ID or API key',
  );
  const {results} = await searchClient(host.url).searchForHits({requests: [{indexName: 'docs', query: 'easing'}]});
  expect(results[0]?.hits.length).toBeGreaterThan(0);
});

test('what fails half way leaves the old index, and nothing beside it', async () => {
  await push();
  host.failNext('/rules/batch');
  await expect(push(records.slice(0, 3))).rejects.toThrow(/was not replaced: the hosted search answered 400/);
  expect(host.indexes.names).toEqual(['docs']);
  expect(host.indexes.get('docs')?.objects.size).toBe(records.length);
});

test('a host that does not answer is told', async () => {
  await host.close();
  await expect(push()).rejects.toThrow(/"docs" was not replaced: Unreachable hosts/);
});
