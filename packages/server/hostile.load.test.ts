import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import * as fc from 'fast-check';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createHostileRequest} from './fixtures/createHostileRequest.ts';
import {records} from '../search/fixtures/records.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';

const replica = fileURLToPath(new URL('./fixtures/replica.ts', import.meta.url));
const requestCount = 10_000;
const atOnce = 32;
const warmUp = 1000;
// A quarter of the other requests reaches the application, so 3 kB of leaked memory per request would exceed the limit.
const keptBytes = 6_000_000;
const continueResponse = 'HTTP/1.1 100 Continue\r\n\r\n';
const metricsRequest = 'GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const secret = 'a secret that no response may contain';

let directory = '';
let server: ChildProcess;
let url = '';
let metricsUrl = '';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const site = path.join(directory, 'site');
  const files = {
    'secret.txt': secret,
    'site/index.html': '<h1>Home</h1>',
    'site/404.html': '<h1>Not here</h1>',
    'site/docs/page/index.html': '<h1>Page</h1>'.repeat(200),
    'site/video.mp4': 'x'.repeat(5000),
    'site/_headers': `/*\n  X-Secret: ${secret}\n`,
    'site/search-index.json': JSON.stringify(createIndex(records)),
  };
  await mkdir(path.join(site, 'docs', 'page'), {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(directory, file), text);
  }
  const options = ['--expose-gc', '--import', 'tsx', replica, site, '0', '0'];
  server = spawn(process.execPath, options, {stdio: ['ignore', 'pipe', 'inherit']});
  if (server.stdout === null) {
    throw new Error('The server has no output.');
  }
  const [line] = await once(server.stdout, 'data');
  [url = '', metricsUrl = ''] = String(line).trim().split(' ');
});
afterAll(async () => {
  server.kill('SIGKILL');
  await rm(directory, {recursive: true});
});

test(`after ${requestCount} hostile requests, the server responds as before and has not leaked memory`, async () => {
  // Always the same requests, so that a failure can be repeated. To try others, set SEED.
  const seed = Number(process.env.SEED ?? 1);
  const requests = fc.sample(createHostileRequest(), {numRuns: requestCount, seed});
  const statuses = new Map<string, number>();

  const client = async (wanted: Iterable<Buffer>): Promise<void> => {
    for (const request of wanted) {
      const response = removeContinue(await send(request));
      const problem = findProblem(response);
      if (problem !== undefined) {
        throw new Error(`${problem}\nseed ${seed}\n${show(request)}\n---\n${show(response)}`);
      }
      const status = response.subarray(9, 12).toString();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const sendAll = async (wanted: Iterator<Buffer> & Iterable<Buffer>): Promise<unknown> =>
    Promise.all(Array.from({length: atOnce}, () => client(wanted)));

  // Code that is compiled and cached once isn't a leak.
  await sendAll(requests.slice(0, warmUp).values());
  const before = await readFigures();
  await sendAll(requests.slice(warmUp).values());

  console.log(`  ${[...statuses].map(([status, count]) => `${status || 'closed'}: ${count}`).join(', ')}`);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(['200', '400', '404', '413', '415', '431']));
  expect(server.exitCode).toBeNull();
  await expect.poll(async () => (await readFigures()).descriptors).toBeLessThanOrEqual(before.descriptors);
  await expect.poll(async () => (await readFigures()).sockets).toBeLessThanOrEqual(before.sockets);
  await expect.poll(async () => (await readFigures()).heap).toBeLessThan(before.heap + keptBytes);
  expect(await (await fetch(url)).text()).toContain('Home');
  const body = JSON.stringify({requests: [{indexName: 'docs', params: 'query=audio'}]});
  const found = await fetch(`${url}/1/indexes/*/queries`, {method: 'POST', body});
  expect(await found.json()).toMatchObject({results: [{nbHits: expect.any(Number)}]});
}, 300_000);

/** A client that asks whether it may send its body gets a separate response to that first. */
function removeContinue(response: Buffer): Buffer {
  return response.subarray(response.indexOf(continueResponse) === 0 ? continueResponse.length : 0);
}

/** Returns why a response is invalid. The server may close the connection without a response. */
function findProblem(response: Buffer): string | undefined {
  if (response.length === 0) {
    return undefined;
  }
  const text = response.toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  if (!status) {
    return "The response isn't valid HTTP.";
  }
  if (status >= 500 && status !== 503) {
    return 'The search failed because of an internal error. Try again later.';
  }
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  if (body.includes(secret) || text.includes(directory) || /\bat .*:\d+:\d+/.test(body)) {
    return 'The response discloses too much.';
  }
  const isEmpty = body === '' || body === '0\r\n\r\n';
  if (status >= 400 && !isEmpty && !/^content-type: (application\/json|text\/html)/im.test(head)) {
    return 'The error is of another type.';
  }
  return undefined;
}

/** Sends the bytes unchanged, ends the connection, and returns everything that the server responds with. */
async function send(request: Buffer | string, to = url): Promise<Buffer> {
  const {hostname, port} = new URL(to);
  const socket = connect(Number(port), hostname);
  const response = buffer(socket).catch(() => Buffer.of());
  socket.on('error', () => undefined).end(request);
  return response;
}

/** Returns the server's resource usage after garbage collection. */
async function readFigures(): Promise<{descriptors: number; sockets: number; heap: number}> {
  server.kill('SIGUSR2');
  // The server handles the signal between two requests.
  await send(metricsRequest, metricsUrl);
  const text = String(await send(metricsRequest, metricsUrl));
  const readMetric = (name: RegExp): number => Number(name.exec(text)?.[1]);
  return {
    descriptors: readMetric(/^process_open_fds (\d+)/m),
    heap: readMetric(/^nodejs_heap_size_used_bytes (\d+)/m),
    sockets: readMetric(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m),
  };
}

function show(bytes: Buffer): string {
  return JSON.stringify(bytes.subarray(0, 1500).toString('latin1'));
}
