import {afterEach, expect, test} from 'vitest';
import type {SearchHit} from '../contract.ts';
import {createEngine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/indexing/createIndex.ts';
import {records} from '../fixtures/records.ts';
import {startBrowserHost, type BrowserHost, type BrowserHostOptions} from '../fixtures/startBrowserHost.ts';

const outlinePattern = /outline/;
const textsPattern = /texts/;
const inAText = 'bends the progress';

let host: BrowserHost;
afterEach(() => host.close());

async function start(options: Partial<BrowserHostOptions> = {}) {
  host = await startBrowserHost({records, siteUrl: 'https://docs.example.com', ...options});
}
async function search(query: string, params = {}) {
  const requests = [{indexName: 'docs', query, ...params}];
  const {results} = await host.client.searchForHits<SearchHit>({requests});
  return results[0];
}
/** Returns the IDs of the hits, or a note that the client couldn't reach any host. */
function getOutcome(query: string) {
  return search(query).then(
    (result) => result?.hits.map(({objectID}) => objectID),
    (error: Error) => error.name,
  );
}

test('answers known-item queries while the texts are loading, and marks the number of hits as inexact', async () => {
  await start({prepare: (files) => files.hold(textsPattern)});
  const early = await search('interpolate');
  expect(early?.exhaustiveNbHits).toBe(false);
  expect(early?.hits[0]?.objectID).toBe('/docs/interpolate');
  expect(host.files.requestedPaths.filter((path) => outlinePattern.test(path))).toHaveLength(1);

  const [text, pages] = [search(inAText), search('interpolate', {page: 0})];
  // Both requests are pending, and the known-item query that was sent later is answered first.
  expect((await search('<Sequence>'))?.exhaustiveNbHits).toBe(false);
  host.files.hold(null);
  const engine = createEngine(createIndex(records));
  expect(await text).toMatchObject(engine.search({query: inAText}));
  expect(await pages).toMatchObject(engine.search({query: 'interpolate', page: 0}));
  expect(host.startedWorkers).toBe(1);
});

test('answers the newest pending search first', async () => {
  await start({prepare: (files) => files.hold(outlinePattern)});
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
  ['the outline', outlinePattern],
  ['the texts', textsPattern],
])('requests %s again with the next search if they were missing', async (_, path) => {
  await start({prepare: (files) => files.hide(path)});
  expect(await getOutcome(inAText)).toBe('RetryError');
  expect(await getOutcome(inAText)).toBe('RetryError');
  host.files.hide(null);
  expect(await getOutcome(inAText)).toContain('/docs/interpolate#easing:3');
  expect(host.startedWorkers).toBe(3);
});

test('waits for a file until the timeout, then gives up', async () => {
  await start({prepare: (files) => files.hold(textsPattern), timeoutMs: 1_000});
  expect(await getOutcome(inAText)).toBe('RetryError');
  host.files.hold(null);
  expect(await getOutcome(inAText)).toContain('/docs/interpolate#easing:3');
});

test('starts a new worker with the first search if loading failed before anyone searched', async () => {
  await start({prepare: (files) => files.hide(textsPattern)});
  await expect.poll(() => host.terminatedWorkers).toBe(1);
  host.files.hide(null);
  expect(await getOutcome(inAText)).toContain('/docs/interpolate#easing:3');
});
