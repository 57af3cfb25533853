import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {records} from '../search/fixtures/records.ts';
import {createFixtureClient} from '../search/fixtures/createFixtureClient.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';

const script = fileURLToPath(new URL('./fixtures/replica.ts', import.meta.url));
const readerCount = 20;
const searchCount = 30;

type Replica = {url: string; process: ChildProcess};

let directory = '';
const replicas: Replica[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'replicas-'));
  await writeFile(path.join(directory, 'search-index.json'), JSON.stringify(createIndex(records)));
});
afterEach(() => replicas.splice(0).forEach(({process}) => process.kill('SIGKILL')));
afterAll(() => rm(directory, {recursive: true}));

test.each(['SIGKILL', 'SIGTERM'] as const)('no search fails if one of two replicas ends with %s', async (signal) => {
  const [first, second] = await Promise.all([start(), start()]);
  const ended = once(first.process, 'exit');
  let answered = 0;

  const failures: unknown[] = [];
  const readers = Array.from({length: readerCount}, async (_, reader) => {
    // Pages are built with the hosts in a fixed order, so almost all readers use the replica that ends.
    const client = createFixtureClient(...(reader < 15 ? [first.url, second.url] : [second.url, first.url]));
    for (let count = 0; count < searchCount; count++) {
      try {
        const {results} = await client.searchForHits({requests: [{indexName: 'docs', query: 'audio'}]});
        expect(results[0]?.hits.length).toBeGreaterThan(0);
      } catch (error) {
        failures.push(error);
      }
      answered++;
      if (answered === (readerCount * searchCount) / 3) {
        first.process.kill(signal);
      }
    }
  });
  await Promise.all(readers);

  expect(failures).toEqual([]);
  expect(answered).toBe(readerCount * searchCount);
  expect(await ended).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null]);
  // With only this replica, the searches would have failed.
  await expect(
    createFixtureClient(first.url).search({requests: [{indexName: 'docs', query: 'audio'}]}),
  ).rejects.toMatchObject({name: 'RetryError'});
});

test('a replica that shuts down reports it immediately, and still responds during the delay', async () => {
  const {url, process} = await start(500);
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/ready`)).status, {interval: 10}).toBe(503);
  const {results} = await createFixtureClient(url).searchForHits({requests: [{indexName: 'docs', query: 'audio'}]});
  expect(results[0]?.hits.length).toBeGreaterThan(0);
  expect(await ended).toEqual([0, null]);
});

async function start(stopDelay = 0): Promise<Replica> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, directory, String(stopDelay)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const replica = {url: String(line).trim(), process: child};
  replicas.push(replica);
  return replica;
}
