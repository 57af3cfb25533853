import {liteClient} from 'algoliasearch/lite';
import {describe, expect, test} from 'vitest';
import {createHostCache} from './createHostCache.ts';

const body = JSON.stringify({results: [{hits: [], nbHits: 0}]});

/** Creates a client with one failing and one working host, and records which host it requests. */
function setUp(dead: readonly string[]) {
  let now = 0;
  const requested: string[] = [];
  const client = liteClient('APP', 'key', {
    hosts: ['first', 'second'].map((url) => ({url, protocol: 'https', accept: 'readWrite'})),
    hostsCache: createHostCache(undefined, () => now),
    requester: {
      send: async ({url}) => {
        const {hostname} = new URL(url);
        requested.push(hostname);
        const isDead = dead.includes(hostname);
        return {status: isDead ? 0 : 200, content: body, isTimedOut: false};
      },
    },
  });
  let count = 0;
  const search = async () => client.search({requests: [{indexName: 'docs', query: String(count++)}]}).catch(() => null);
  const wait = (ms: number): void => void (now += ms);
  return {requested, search, wait};
}

describe('a host that did not respond', () => {
  test('is skipped for two minutes and then tried again', async () => {
    const {requested, search, wait} = setUp(['first']);
    // The client uses the real clock for a failure, but the memory uses its own.
    wait(Date.now());
    await search();
    await search();
    expect(requested.splice(0)).toEqual(['first', 'second', 'second']);
    wait(119_000);
    await search();
    expect(requested.splice(0)).toEqual(['second']);
    wait(2_000);
    await search();
    expect(requested).toEqual(['first', 'second']);
  });

  test('is requested anyway if no other host is left', async () => {
    const {requested, search, wait} = setUp(['first', 'second']);
    wait(Date.now());
    await search();
    await search();
    expect(requested).toEqual(['first', 'second', 'first', 'second']);
  });
});

test('removes entries on request', async () => {
  const memory = createHostCache(undefined, () => 0);
  const host = {url: 'first', protocol: 'https', status: 'down', lastUpdate: 0};
  await memory.set(host, host);
  await expect(memory.get({url: 'first', protocol: 'https'}, async () => null)).resolves.toMatchObject(host);
  await memory.delete(host);
  await expect(memory.get(host, async () => null)).resolves.toBeNull();
  await memory.set(host, host);
  await memory.clear();
  await expect(memory.get(host, async () => null)).resolves.toBeNull();
});

test.each(['broken', '5', '{"a":1}', '[5]'])(
  'restores its state after a reload, and starts over for %s',
  async (text) => {
    const stored = new Map<string, string>();
    const store = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const host = {url: 'first', protocol: 'https'};
    await createHostCache(store, () => 0).set(host, {...host, status: 'timed out', lastUpdate: 0});
    const unknown = {isUp: () => true, isTimedOut: () => false};
    const entry = await createHostCache(store, () => 60_000).get(host, async () => unknown);
    expect([entry.isUp(), entry.isTimedOut()]).toEqual([false, true]);
    [...stored.keys()].forEach((key) => stored.set(key, text));
    await expect(createHostCache(store).get(host, async () => null)).resolves.toBeNull();
  },
);

test('continues if the store is full', async () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  await expect(createHostCache(store).set('first', {status: 'down', lastUpdate: 0})).resolves.toBeDefined();
});
