import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {builtSite} from '../e2e/support/builtSite.ts';
import {readCorpus} from '../packages/agents/check/readCorpus.ts';
import {type Example, examples} from '../packages/agents/tools/examples.ts';
import {findFreePort} from '../packages/tooling/findFreePort.ts';
import {root} from '../packages/tooling/root.ts';
import {bundleServer} from '../scripts/server/bundleServer.ts';
import {getQuantile} from './getQuantile.ts';
import {type MemoryMeter, watchMemory} from './watchMemory.ts';

/** The number of clients at once. */
const clients = 50;
const callsPerClient = 20;
/** Each check is of another program, because TypeScript reuses much of what it knows about the same one. */
const checksPerClient = 4;

/** Measures the answers of the tools over HTTP, and the memory of the server, which runs as it's deployed. */
export async function measureAgents(): Promise<void> {
  builtSite.require();
  const folder = mkdtempSync(join(tmpdir(), 'agents-bench-'));
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  let meter: MemoryMeter | undefined;
  try {
    await bundleServer(join(folder, 'bin', 'serve.mjs'));
    mkdirSync(join(folder, 'site'));
    symlinkSync(join(root, 'site', 'build'), join(folder, 'site', 'build'));
    symlinkSync(join(root, 'packages'), join(folder, 'packages'));
    server = spawn(process.execPath, [join(folder, 'bin', 'serve.mjs')], {
      // DEPLOYING.md recommends the first variable.
      env: {...process.env, MALLOC_MMAP_THRESHOLD_: '131072', PORT: String(port), SEARCHES_PER_MINUTE: '1000000'},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await waitForText(server, 'The site is ready');
    const url = new URL(`http://localhost:${port}/mcp`);
    meter = watchMemory(server.pid ?? 0);
    const memory: Record<string, string> = {'after the start': meter.read()};
    const times: Record<string, Record<string, string>> = {};
    const light = examples.filter(({tool}) => tool !== 'check_code');
    await runClients(url, () => light);
    memory[`${clients} clients without checks`] = meter.read();
    const client = await connect(url);
    for (const example of examples) {
      const {tool} = example;
      if (tool === 'check_code') {
        times['check_code, cold'] = summarize(await time(client, example, 1));
      }
      times[tool] = summarize(await time(client, example, callsPerClient));
    }
    await client.close();
    memory['one client, with checks'] = meter.read();
    const checks = readCorpus().map(({file}) => ({tool: 'check_code', input: {files: [file]}}));
    await runClients(url, (client) => [
      ...light,
      ...checks.slice(client * checksPerClient, (client + 1) * checksPerClient),
    ]);
    memory[`${clients} clients with checks`] = meter.read();
    console.log('Milliseconds of a call, with one client');
    console.table(times);
    console.log(`Memory of the server and its worker now, and at most since the start`);
    console.table(memory);
  } finally {
    meter?.stop();
    server?.kill();
    rmSync(folder, {recursive: true, force: true});
  }
}

async function connect(url: URL): Promise<Client> {
  const client = new Client({name: 'bench', version: '1.0.0'});
  await client.connect(new StreamableHTTPClientTransport(url));
  return client;
}

/** Each client makes its calls one after the other, and starts with another one. */
async function runClients(url: URL, getCalls: (client: number) => readonly Example[]): Promise<void> {
  await Promise.all(
    Array.from({length: clients}, async (_, start) => {
      const client = await connect(url);
      const calls = getCalls(start);
      const first = start % calls.length;
      for (const example of [...calls.slice(first), ...calls.slice(0, first)]) {
        await call(client, example);
      }
      await client.close();
    }),
  );
}

async function call(client: Client, {tool, input}: Example): Promise<void> {
  const {isError, content} = await client.callTool({name: tool, arguments: {...input}}, undefined, {timeout: 300_000});
  if (isError === true) {
    throw new Error(`${tool} failed: ${JSON.stringify(content)}`);
  }
}

async function time(client: Client, example: Example, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const started = performance.now();
    await call(client, example);
    times.push(performance.now() - started);
  }
  return times;
}

function summarize(times: readonly number[]): Record<string, string> {
  return {p50: getQuantile(times, 0.5).toFixed(1), p95: getQuantile(times, 0.95).toFixed(1)};
}

function waitForText(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(text)) {
        resolve();
      }
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}
