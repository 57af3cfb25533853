import {PassThrough} from 'node:stream';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createTestContext} from '../fixtures/createTestContext.ts';
import {localTools} from '../tools/localTools.ts';
import {createAgentServer} from './createAgentServer.ts';

const callsAtOnce = 1000;
const tenMegabytes = 10_000_000;
const fuzzedCalls = 300;

const context = createTestContext();

async function connect(): Promise<Client> {
  const [own, other] = InMemoryTransport.createLinkedPair();
  await createAgentServer(localTools, context).connect(other);
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(own);
  return client;
}

test('malformed lines do not stop the program from answering the next one', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  await createAgentServer(localTools, context).connect(new StdioServerTransport(input, output));
  const lines = [
    '{"jsonrpc": "2.0", "id": 1, "method"',
    '[]',
    'null',
    '\u0000\uffff',
    '{"jsonrpc": "1.0", "id": 2, "method": "tools/list"}',
    JSON.stringify({jsonrpc: '2.0', id: 3, method: 'none'}),
    `"${'x'.repeat(tenMegabytes)}"`,
  ];
  for (const line of lines) {
    input.write(`${line}\n`);
  }
  input.write(`${JSON.stringify({jsonrpc: '2.0', id: 'last', method: 'tools/list'})}\n`);
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    if (text.includes('"last"')) {
      break;
    }
  }
  const answers = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {id: unknown; result?: {tools: object[]}});
  expect(answers.find(({id}) => id === 'last')?.result?.tools).toHaveLength(localTools.length);
});

test(`the official client gets ${callsAtOnce} answers at once`, async () => {
  const client = await connect();
  const answers = await Promise.all(
    Array.from({length: callsAtOnce}, (_, index) =>
      client.callTool({name: 'list_api', arguments: {name: index % 2 === 0 ? 'spring' : '--crf'}}),
    ),
  );
  expect(
    answers.filter((answer, index) => !JSON.stringify(answer).includes(index % 2 === 0 ? 'damping' : 'setCrf')),
  ).toEqual([]);
  await client.close();
});

test('unknown tools and inputs of 10 MB are errors that the client can read', async () => {
  const client = await connect();
  const large = 'x'.repeat(tenMegabytes);
  for (const call of [
    {name: 'run_shell', arguments: {command: 'ls'}},
    {name: 'search_docs', arguments: {query: large}},
    {name: 'explain_error', arguments: {log: large}},
    {name: 'check_code', arguments: {files: [{path: 'a.tsx', text: large}]}},
    {name: 'render_frames', arguments: {files: [{path: 'a.tsx', text: large}]}},
    {name: 'plan_render', arguments: {command: large}},
  ]) {
    const answer = await client.callTool(call).catch((error: unknown) => ({isError: true, content: String(error)}));
    expect({name: call.name, isError: answer.isError}).toEqual({name: call.name, isError: true});
    expect(JSON.stringify(answer.content).length).toBeLessThan(5000);
  }
  await client.close();
}, 60_000);

test(`${fuzzedCalls} calls with any input are answered, and never with a stack trace`, async () => {
  const client = await connect();
  const calls = fc.sample(
    fc.record({
      name: fc.constantFrom(...localTools.map(({name}) => name)),
      arguments: fc.dictionary(fc.string(), fc.jsonValue()),
    }),
    fuzzedCalls,
  );
  for (const call of calls) {
    const answer = await client.callTool(call as {name: string; arguments: Record<string, unknown>});
    expect(JSON.stringify(answer)).not.toMatch(/\\n\s+at .*:\d+:\d+/);
  }
  await client.close();
}, 60_000);
