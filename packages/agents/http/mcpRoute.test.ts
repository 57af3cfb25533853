import {setTimeout as wait} from 'node:timers/promises';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {FastifyInstance} from 'fastify';
import {createApp} from '../../server/createApp.ts';
import {createTestContext} from '../fixtures/createTestContext.ts';
import type {ToolContext} from '../tools/AgentTool.ts';
import {mcpPath} from './mcpPath.ts';
import {mcpRoute} from './mcpRoute.ts';

const context = createTestContext();
let app: FastifyInstance;
let url = '';

beforeAll(async () => {
  app = await createApp({
    engine: {...context.data.engine, recordCount: 1},
    indexName: 'remotion',
    extension: async (scope) => scope.register(mcpRoute, {context}),
  });
  url = `${await app.listen({port: 0, host: '127.0.0.1'})}${mcpPath}`;
});
afterAll(() => app.close());

async function connect(): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body,
    headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers},
  });
}

describe('the official client', () => {
  test('lists the tools with their schemas', async () => {
    const client = await connect();
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(
      expect.arrayContaining(['search_docs', 'read_page', 'list_api', 'explain_error', 'check_code']),
    );
    expect(tools.find(({name}) => name === 'read_page')?.inputSchema).toMatchObject({required: ['page']});
    await client.close();
  });

  test('calls a tool and gets its text', async () => {
    const client = await connect();
    const answer = await client.callTool({name: 'read_page', arguments: {page: 'spring'}});
    expect(answer).toMatchObject({content: [{type: 'text', text: expect.stringContaining('# spring()')}]});
    await client.close();
  });

  test('can add a slash to the URL', async () => {
    const client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/`)));
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    await client.close();
  });

  test('gets an error for an argument that the tool does not have', async () => {
    const client = await connect();
    const answer = await client.callTool({name: 'read_page', arguments: {page: 'spring', anchor: 'options'}});
    expect(answer).toMatchObject({
      isError: true,
      content: [{text: 'read_page has no argument "anchor". Its arguments are page, section.'}],
    });
    await client.close();
  });

  test('gets an error with the closest names, and not a failed request', async () => {
    const client = await connect();
    const answer = await client.callTool({name: 'read_page', arguments: {page: 'sprin'}});
    expect(answer).toMatchObject({isError: true, content: [{text: expect.stringContaining('/docs/spring')}]});
    await client.close();
  });

  test('reads pages as resources', async () => {
    const client = await connect();
    const {resources} = await client.listResources();
    expect(resources.map(({uri}) => uri)).toContain('https://example.com/docs/spring.md');
    const {contents} = await client.readResource({uri: 'https://example.com/docs/spring.md'});
    expect(contents[0]).toMatchObject({text: expect.stringContaining('# spring()')});
    await client.close();
  });

  test('gets the prompts with the values filled in', async () => {
    const client = await connect();
    const {prompts} = await client.listPrompts();
    expect(prompts.map(({name}) => name)).toEqual(['make_video', 'migrate', 'explain_failure']);
    const {messages} = await client.getPrompt({name: 'make_video', arguments: {topic: 'bees'}});
    expect(messages[0]?.content).toMatchObject({text: expect.stringContaining('about bees')});
    await client.close();
  });
});

describe('a malformed request', () => {
  test.each([
    ['JSON that is cut off', '{"jsonrpc": "2.0", "id": 1, "method"', 400],
    ['another kind of JSON', '[1, 2]', 400],
    ['a call without a version', '{"id": 1, "method": "tools/list"}', 400],
    ['a body that is too large', JSON.stringify({text: 'x'.repeat(1_100_000)}), 413],
  ])('%s is rejected', async (_title, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    await response.text();
  });

  test('a batch is rejected, because it would count as one request', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {name: 'read_page', arguments: {page: 'spring'}},
    };
    const response = await post(JSON.stringify([call, {...call, id: 2}]));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({error: {message: expect.stringContaining('its own request')}});
  });

  test('an unknown tool and wrong arguments are errors in the answer', async () => {
    const ask = (params: object): Promise<Response> =>
      post(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params}));
    expect(await (await ask({name: 'run_shell', arguments: {}})).text()).toMatch(/run_shell|not found/);
    expect(await (await ask({name: 'read_page', arguments: {page: 5}})).text()).toMatch(/page/);
  });

  test('GET is answered with 405 and the method to use', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
    expect(await response.text()).toContain('POST');
  });
});

test('limits the requests of one address, as the search does', async () => {
  const limited = await createApp({
    engine: {...context.data.engine, recordCount: 1},
    indexName: 'remotion',
    searchesPerMinute: 2,
    extension: async (scope) => scope.register(mcpRoute, {context}),
  });
  const statuses: number[] = [];
  for (let index = 0; index < 3; index++) {
    const {statusCode} = await limited.inject({method: 'GET', url: mcpPath});
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([405, 405, 429]);
  await limited.close();
});

test('answers a check that waits for longer than a connection may be idle', async () => {
  const checkCode: ToolContext['checkCode'] = async (files) => {
    await wait(500);
    return context.checkCode(files);
  };
  const slow = await createApp({
    engine: {...context.data.engine, recordCount: 1},
    indexName: 'remotion',
    timeouts: {request: 10_000, idle: 100},
    extension: async (scope) => scope.register(mcpRoute, {context: {...context, checkCode}}),
  });
  const client = new Client({name: 'test', version: '1.0.0'});
  const address = await slow.listen({port: 0, host: '127.0.0.1'});
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}${mcpPath}`)));
  const answer = await client.callTool({name: 'check_code', arguments: {files: [{path: 'a.ts', text: 'export {};'}]}});
  expect(answer).toMatchObject({content: [{text: expect.stringContaining('1 error')}]});
  await client.close();
  await slow.close();
});
