import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {text} from 'node:stream/consumers';
import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {records} from '../search/fixtures/records.ts';
import {createEngine} from '../search/engine/createEngine.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';
import {createApp} from './createApp.ts';

const largerThanBuffers = 64 * 1024 * 1024;

let directory = '';
let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'slow-'));
  await writeFile(path.join(directory, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(directory, 'video.mp4'), Buffer.alloc(largerThanBuffers));
  const engine = createEngine(createIndex(records));
  const timeouts = {request: 500, idle: 1000};
  app = await createApp({engine, indexName: 'docs', siteDirectory: directory, timeouts});
  origin = await app.listen({port: 0, host: '127.0.0.1'});
});
afterAll(async () => {
  await app.close();
  await rm(directory, {recursive: true});
});

const post =
  'POST /1/indexes/*/queries HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9000\r\n\r\n';

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-More: 1\r\n'],
  ['a body that never ends', post, ' '],
])('%s end with 408 and do not block others', async (_, start, more) => {
  const slow = await Promise.all(Array.from({length: 20}, open));
  const answers = slow.map((socket) => text(socket));
  const trickle = slow.map((socket) => sendSlowly(socket, start, more));
  const other = await open();
  other.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(other)).toContain('Home');
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  }
  await Promise.all(trickle);
  await waitUntilNoneLeft();
});

test.each([
  ['says nothing', ''],
  ['does not read what it asked for', 'GET /video.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('disconnects a client that %s', async (_, start) => {
  const slow = await Promise.all(Array.from({length: 20}, open));
  slow.forEach((socket) => socket.pause().write(start));
  await waitUntilNoneLeft();
  slow.forEach((socket) => socket.destroy());
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  // Writing to a connection that was closed in the meantime causes an error.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function sendSlowly(socket: Socket, start: string, more: string): Promise<void> {
  socket.write(start);
  while (socket.writable) {
    await wait(20);
    socket.write(more);
  }
}

function waitUntilNoneLeft() {
  return expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))), {
      timeout: 50_000,
    })
    .toBe(0);
}
