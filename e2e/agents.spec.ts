import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {expect, test} from '@playwright/test';
import {root} from './builtSite.ts';

const run = promisify(execFile);
// Without the prefix, npx would run the file itself.
const packed = `file:${join(root, 'site', 'build', 'ai', 'remotion-docs.tgz')}`;
const wrong = "export const Clock: React.FC = () => <div style={{transition: 'all 1s'}}>{Date.now()}</div>;\n";

type Connect = (baseURL: string) => Promise<Client>;

const connectHttp: Connect = async (baseURL) => {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  return client;
};

const connectStdio: Connect = async () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command: 'npx', args: ['--yes', packed], cwd: tmpdir()}));
  return client;
};

for (const [way, connect] of [
  ['over HTTP', connectHttp],
  ['with the packed program', connectStdio],
] as const) {
  test(`an agent searches, reads and checks code ${way}`, async ({baseURL}) => {
    const client = await connect(baseURL ?? '');
    const call = async (name: string, input: Record<string, unknown>): Promise<string> =>
      JSON.stringify(await client.callTool({name, arguments: input}, undefined, {timeout: 110_000}));
    expect(await call('search_docs', {query: 'spring'})).toContain('/docs/spring');
    expect(await call('read_page', {page: '/docs/interpolate', section: 'pitfalls'})).toContain('Pitfalls');
    expect(await call('list_api', {name: 'interpolate'})).toContain('extrapolateLeft');
    expect(await call('explain_error', {log: 'A delayRender() was called but not cleared after 28000ms.'})).toContain(
      '/docs/timeout',
    );
    const findings = await call('check_code', {files: [{path: 'src/Clock.tsx', text: wrong}]});
    expect(findings).toContain('wall-clock');
    expect(findings).toContain('css-animation');
    expect((await client.listResources()).resources.length).toBeGreaterThan(200);
    await client.close();
  });
}

test('the packed program checks files on the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agents-'));
  try {
    writeFileSync(join(folder, 'Clock.tsx'), wrong);
    const failed = await run('npx', ['--yes', packed, 'check', 'Clock.tsx'], {cwd: folder}).catch(
      (error: {code: number; stdout: string}) => error,
    );
    expect(failed).toMatchObject({code: 1, stdout: expect.stringContaining('Clock.tsx:1:')});
    writeFileSync(join(folder, 'Title.tsx'), 'export const Title: React.FC = () => <h1>Hello</h1>;\n');
    const {stdout} = await run('npx', ['--yes', packed, 'check', 'Title.tsx'], {cwd: folder});
    expect(stdout).toContain('No findings.');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
