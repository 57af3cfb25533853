import * as fc from 'fast-check';
import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createApp} from '../../server/createApp.ts';
import {createTestContext} from '../fixtures/createTestContext.ts';
import {mcpPath} from './mcpPath.ts';
import {mcpRoute} from './mcpRoute.ts';

const callsAtOnce = 1000;
const fuzzedRequests = 500;
const tenMegabytes = 10_000_000;

const context = createTestContext();
let app: FastifyInstance;
let url = '';

beforeAll(async () => {
  app = await createApp({
    engine: {...context.data.engine, recordCount: 1},
    indexName: 'remotion',
    searchesPerMinute: 1_000_000,
    extension: async (scope) => scope.register(mcpRoute, {context}),
  });
  url = `${await app.listen({port: 0, host: '127.0.0.1'})}${mcpPath}`;
});
afterAll(() => app.close());

function post(body: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body,
    headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
  });
}

function createCall(id: number): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: {name: 'read_page', arguments: {page: 'spring'}},
  });
}

test(`answers ${callsAtOnce} calls at once, each with its own answer`, async () => {
  const ids = Array.from({length: callsAtOnce}, (_, id) => id);
  const answers = await Promise.all(ids.map(async (id) => (await post(createCall(id))).json()));
  expect(answers.map((answer: {id: number}) => answer.id)).toEqual(ids);
  expect(answers.every((answer) => JSON.stringify(answer).includes('# spring()'))).toBe(true);
}, 120_000);

test('rejects 10 MB, and answers afterwards', async () => {
  const large = await post(JSON.stringify({text: 'x'.repeat(tenMegabytes)})).catch(() => undefined);
  // The server may close the connection while the client is still sending.
  expect(large === undefined || large.status === 413).toBe(true);
  expect((await post(createCall(1))).status).toBe(200);
});

test(`answers ${fuzzedRequests} malformed requests with JSON and without an internal error`, async () => {
  const message = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        jsonrpc: fc.constantFrom('2.0', '1.0', 2),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method: fc.constantFrom('tools/call', 'tools/list', 'initialize', 'resources/read', 'prompts/get', 'x'),
        params: fc.oneof(
          fc.anything(),
          fc.record({name: fc.constantFrom('read_page', 'list_api', 'check_code', 'none'), arguments: fc.jsonValue()}),
          fc.record({uri: fc.constantFrom('file:///etc/passwd', 'https://example.com/../../etc/passwd', '%00')}),
        ),
      })
      .map((value) => JSON.stringify(value)),
  );
  // Always the same requests, so that a failure can be repeated. To try others, set SEED.
  const seed = Number(process.env.SEED ?? 1);
  const bodies = fc.sample(message, {numRuns: fuzzedRequests, seed}).map((body) => body ?? '');
  for (const body of bodies) {
    const response = await post(body);
    const text = await response.text();
    expect({body, status: response.status, text}).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 500),
      text: expect.not.stringMatching(/root:x:|\bat .*:\d+:\d+/),
    });
  }
}, 120_000);
