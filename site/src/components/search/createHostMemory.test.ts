import {liteClient} from 'algoliasearch/lite';
import {describe, expect, test} from 'vitest';
import {createHostMemory} from './createHostMemory';

const body = JSON.stringify({results: [{hits: [], nbHits: 0}]});

/** A client for a dead and a live host that notes whom it asks. */
const setUp = (dead: readonly string[]) => {
  let now = 0;
  const asked: string[] = [];
  const client = liteClient('APP', 'key', {
    hosts: ['first', 'second'].map((url) => ({url, protocol: 'https', accept: 'readWrite'})),
    hostsCache: createHostMemory(undefined, () => now),
    requester: {
      send: async ({url}) => {
        const {hostname} = new URL(url);
        asked.push(hostname);
        const isDead = dead.includes(hostname);
        return {status: isDead ? 0 : 200, content: body, isTimedOut: false};
      },
    },
  });
  let count = 0;
  const search = async () => client.search({requests: [{indexName: 'docs', query: String(count++)}]}).catch(() => null);
  const wait = (ms: number): void => void (now += ms);
  return {asked, search, wait};
};

describe('a host that did not answer', () => {
  test('is left out for two minutes, then tried again', async () => {
    const {asked, search, wait} = setUp(['first']);
    // The client dates a failure by the real clock; the memory compares it with its own.
    wait(Date.now());
    await search();
    await search();
    expect(asked.splice(0)).toEqual(['first', 'second', 'second']);
    wait(119_000);
    await search();
    expect(asked.splice(0)).toEqual(['second']);
    wait(2_000);
    await search();
    expect(asked).toEqual(['first', 'second']);
  });

  test('is asked all the same when no host is left', async () => {
    const {asked, search, wait} = setUp(['first', 'second']);
    wait(Date.now());
    await search();
    await search();
    expect(asked).toEqual(['first', 'second', 'first', 'second']);
  });
});

test('forgets all that it is told to forget', async () => {
  const memory = createHostMemory(undefined, () => 0);
  const host = {url: 'first', protocol: 'https', status: 'down', lastUpdate: 0};
  await memory.set(host, host);
  await expect(memory.get({url: 'first', protocol: 'https'}, async () => null)).resolves.toMatchObject(host);
  await memory.delete(host);
  await expect(memory.get(host, async () => null)).resolves.toBeNull();
  await memory.set(host, host);
  await memory.clear();
  await expect(memory.get(host, async () => null)).resolves.toBeNull();
});

test('knows after a reload what it knew before, and starts anew from what it can not read', async () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const host = {url: 'first', protocol: 'https'};
  await createHostMemory(store, () => 0).set(host, {...host, status: 'timed out', lastUpdate: 0});
  const unknown = {isUp: () => true, isTimedOut: () => false};
  const entry = await createHostMemory(store, () => 60_000).get(host, async () => unknown);
  expect([entry.isUp(), entry.isTimedOut()]).toEqual([false, true]);
  [...kept.keys()].forEach((key) => kept.set(key, 'broken'));
  await expect(createHostMemory(store).get(host, async () => null)).resolves.toBeNull();
});

test('goes on when the store is full', async () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  await expect(createHostMemory(store).set('first', {status: 'down', lastUpdate: 0})).resolves.toBeDefined();
});
