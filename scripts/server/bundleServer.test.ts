import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createIndex} from '../../packages/search/engine/indexing/createIndex.ts';
import {records} from '../../packages/search/fixtures/records.ts';
import {bundleServer} from './bundleServer.ts';

let folder = '';
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await mkdir(join(folder, 'site', 'build'), {recursive: true});
  await mkdir(join(folder, 'packages', 'search', 'generated'), {recursive: true});
  await bundleServer(join(folder, 'bin', 'serve.mjs'));
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(folder, {recursive: true});
});

const ready = /The site is ready: (\S+)\n/;

/** Starts the bundle in a folder without dependencies and returns its output. */
function start(): {readonly output: () => string; readonly process: ChildProcess} {
  let text = '';
  const env = {PORT: '0', HOST: '127.0.0.1', SEARCH_INDEX: 'docs'};
  const child = spawn(process.execPath, [join(folder, 'bin', 'serve.mjs')], {cwd: folder, env});
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (text += String(data)));
  }
  return {output: () => text, process: child};
}

test('the bundle is ASCII, because one other character doubles the memory of its source', async () => {
  const source = await readFile(join(folder, 'bin', 'serve.mjs'), 'utf8');
  // Regular expressions are the only place where esbuild doesn't escape them: write \\u2019.
  expect(source.match(/.{0,40}[^\0-\x7f].{0,40}/gu) ?? []).toEqual([]);
});

test('the bundle prints what is missing', async () => {
  const {output, process} = start();
  expect(await once(process, 'close')).toEqual([1, null]);
  expect(output()).toMatch(/The search index .* can't be read .* Build the site and its index first: npm run build/);
});

test('the bundle serves the site and the search, and exits on a signal', async () => {
  await writeFile(join(folder, 'site', 'build', 'index.html'), '<h1>Home</h1>');
  await writeFile(
    join(folder, 'packages', 'search', 'generated', 'search-index.json'),
    JSON.stringify(createIndex(records)),
  );
  const {output, process} = start();
  server = process;
  await expect.poll(output, {timeout: 30_000}).toMatch(ready);
  const url = ready.exec(output())?.[1] ?? '';
  expect(await (await fetch(url)).text()).toContain('Home');
  const body = JSON.stringify({requests: [{indexName: 'docs', params: 'query=audio'}]});
  const found = await fetch(`${url}/1/indexes/*/queries`, {method: 'POST', body});
  expect(await found.json()).toMatchObject({results: [{index: 'docs'}]});
  process.kill('SIGTERM');
  expect(await once(process, 'close')).toEqual([0, null]);
});
