import {afterEach, expect, test} from 'vitest';
import type {SearchHit} from '../contract.ts';
import {createEngine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/createIndex.ts';
import {records} from '../fixtures/records.ts';
import {startBrowserHost, type BrowserHost, type BrowserHostOptions} from '../fixtures/startBrowserHost.ts';

const NAMES = /names/;
const TEXTS = /texts/;
const IN_A_TEXT = 'bends the progress';

let host: BrowserHost;
afterEach(() => host.close());

const start = async (options: Partial<BrowserHostOptions> = {}) => {
  host = await startBrowserHost({records, siteUrl: 'https://docs.example.com', ...options});
};
const search = async (query: string, params = {}) => {
  const requests = [{indexName: 'docs', query, ...params}];
  const {results} = await host.client.searchForHits<SearchHit>({requests});
  return results[0];
};
/** The ids of what is found, or that the client has found no host. */
const outcome = (query: string) =>
  search(query).then(
    (result) => result?.hits.map(({objectID}) => objectID),
    (error: Error) => error.name,
  );

test('names are answered while texts are on their way, and said to be a part', async () => {
  await start({prepare: (files) => files.hold(TEXTS)});
  const early = await search('interpolate');
  expect(early?.exhaustiveNbHits).toBe(false);
  expect(early?.hits[0]?.objectID).toBe('/docs/interpolate');
  expect(host.files.asked.filter((path) => NAMES.test(path))).toHaveLength(1);

  const [text, pages] = [search(IN_A_TEXT), search('interpolate', {page: 0})];
  // Both wait: a name that was asked for later is answered before.
  expect((await search('<Sequence>'))?.exhaustiveNbHits).toBe(false);
  host.files.hold(null);
  const engine = createEngine(createIndex(records));
  expect(await text).toMatchObject(engine.search({query: IN_A_TEXT}));
  expect(await pages).toMatchObject(engine.search({query: 'interpolate', page: 0}));
  expect(host.started).toBe(1);
});

test('the newest of the searches that wait is answered first', async () => {
  await start({prepare: (files) => files.hold(NAMES)});
  const order: string[] = [];
  const typed = ['interp', 'interpolate', 'interpolateC'].map(async (query) => {
    await search(query);
    order.push(query);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  host.files.hold(null);
  await Promise.all(typed);
  expect(order[0]).toBe('interpolateC');
});

test.each([
  ['names', NAMES],
  ['texts', TEXTS],
])('%s that are missing are tried again with the next search', async (_, path) => {
  await start({prepare: (files) => files.hide(path)});
  expect(await outcome(IN_A_TEXT)).toBe('RetryError');
  expect(await outcome(IN_A_TEXT)).toBe('RetryError');
  host.files.hide(null);
  expect(await outcome(IN_A_TEXT)).toContain('/docs/interpolate#easing:3');
  expect(host.started).toBe(3);
});

test('a file that never comes is waited for as long as set, then given up', async () => {
  await start({prepare: (files) => files.hold(TEXTS), patience: 1_000});
  expect(await outcome(IN_A_TEXT)).toBe('RetryError');
  host.files.hold(null);
  expect(await outcome(IN_A_TEXT)).toContain('/docs/interpolate#easing:3');
});

test('what is given up before anybody searches is started anew by the first search', async () => {
  await start({prepare: (files) => files.hide(TEXTS)});
  await expect.poll(() => host.ended).toBe(1);
  host.files.hide(null);
  expect(await outcome(IN_A_TEXT)).toContain('/docs/interpolate#easing:3');
});
