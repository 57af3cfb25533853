import {execFile, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {getDefaultEnvironment, StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {expect, test} from '@playwright/test';
import {findOrInstallBrowser} from '../../packages/tooling/findOrInstallBrowser.ts';
import {root} from '../support/builtSite.ts';

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
    expect(await call('plan_render', {options: {codec: 'prores', crf: 18}})).toContain("doesn't support a CRF");
    expect(await call('estimate_lambda', {seconds: 60})).toContain('82 functions render');
    expect((await client.listResources()).resources.length).toBeGreaterThan(200);
    await client.close();
  });
}

// Version 2 requires Node.js 22. npx downloads the inspector, because nothing else needs its packages.
const inspector = ['--yes', '@modelcontextprotocol/inspector@1.0.3', '--cli'];

for (const [way, getTarget] of [
  ['over HTTP', (baseURL: string) => [new URL('/mcp', baseURL).href, '--transport', 'http']],
  ['with the packed program', () => ['npx', '--yes', packed]],
] as const) {
  test(`the command line of the inspector uses tools, resources and prompts ${way}`, async ({baseURL}) => {
    const inspect = async (...args: string[]): Promise<string> => {
      const {stdout} = await run('npx', [...inspector, ...getTarget(baseURL ?? ''), ...args], {
        cwd: tmpdir(),
        maxBuffer: 20_000_000,
      });
      return stdout;
    };
    const call = async (name: string, ...values: string[]): Promise<string> =>
      inspect('--method', 'tools/call', '--tool-name', name, '--tool-arg', ...values);
    expect(await inspect('--method', 'tools/list')).toContain('"check_code"');
    expect(await call('read_page', 'page=spring', 'section=config')).toContain('/docs/spring#config');
    expect(await call('check_code', `files=${JSON.stringify([{path: 'Clock.tsx', text: wrong}])}`)).toContain(
      'wall-clock',
    );
    expect(await call('read_page', 'page=sprin')).toContain('"isError": true');
    const {resources} = JSON.parse(await inspect('--method', 'resources/list')) as {resources: {uri: string}[]};
    const uri = resources.find((resource) => resource.uri.endsWith('/docs/spring.md'))?.uri ?? '';
    expect(await inspect('--method', 'resources/read', '--uri', uri)).toContain('# spring()');
    expect(
      await inspect('--method', 'prompts/get', '--prompt-name', 'make_video', '--prompt-args', 'topic=bees'),
    ).toContain('about bees');
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

const noise = `import {AbsoluteFill, useCurrentFrame} from 'remotion';

fetch('SITE/llms.txt').then(
  () => console.warn('The network works'),
  () => console.warn('There is no network'),
);

export const Noise: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      {frame === 9 ? <h1>{Math.random()}</h1> : frame > 0 ? <h1>Hello</h1> : null}
    </AbsoluteFill>
  );
};
`;

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" height="1" fill="#c0ffee"/></svg>';

const dotPicture = `
import {Img, staticFile} from 'remotion';

export const Picture = () => <Img src={staticFile('dot.svg')} style={{height: '100%', width: '100%', objectFit: 'fill'}} />;
`;

test('the packed program renders frames without network, and finds blank and flickering ones', async ({baseURL}) => {
  const client = new Client({name: 'test', version: '1.0.0'});
  const folder = mkdtempSync(join(tmpdir(), 'agents-render-'));
  const env = {
    ...getDefaultEnvironment(),
    BROWSER_EXECUTABLE: findOrInstallBrowser(),
    REMOTION_DOCS_NO_SANDBOX: '1',
    TMPDIR: folder,
  };
  await client.connect(new StdioClientTransport({command: 'npx', args: ['--yes', packed], cwd: tmpdir(), env}));
  const render = (input: Record<string, unknown>): Promise<unknown> =>
    client.callTool({name: 'render_frames', arguments: input}, undefined, {timeout: 110_000});
  const files = [{path: 'src/Noise.tsx', text: noise.replace('SITE', baseURL ?? '')}];
  const {content} = (await render({files, frames: [0, 5, 9], width: 640, height: 360})) as CallToolResult;
  const [text, ...images] = content;
  expect(text).toMatchObject({text: expect.stringContaining('Frame 0 is blank: all pixels are #ffffff')});
  expect(text).toMatchObject({text: expect.stringContaining('Frame 9 flickers')});
  expect(text).not.toMatchObject({text: expect.stringContaining('Frame 5')});
  expect(text).toMatchObject({text: expect.stringContaining('There is no network')});
  expect(images).toHaveLength(3);
  expect(images[1]).toMatchObject({type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^iVBOR/)});
  expect(
    await render({files: [{path: 'A.tsx', text: "export const A = () => { throw new Error('No'); };"}]}),
  ).toMatchObject({
    isError: true,
    content: [{text: expect.stringContaining('A.tsx:1: No')}],
  });
  const media = [{path: 'public/dot.svg', base64: Buffer.from(dot).toString('base64')}];
  const picture = [{path: 'Picture.tsx', text: dotPicture}];
  const {content: shown} = (await render({files: picture, media, frames: [0], scale: 0.1})) as CallToolResult;
  expect(shown[0]).toMatchObject({text: expect.stringContaining('all pixels are #c0ffee')});
  expect(await render({files: picture, frames: [0]})).toMatchObject({
    isError: true,
    content: [{text: expect.stringContaining("staticFile('dot.svg'), but there is no such file. Pass it in media")}],
  });
  await client.close();
  // Browsers name the folder in their arguments.
  await expect.poll(() => listProcesses(folder)).toEqual([]);
  rmSync(folder, {recursive: true, force: true});
});

test('the packed program contains the licenses of what it includes', () => {
  const {stdout} = spawnSync('tar', ['xzOf', packed.replace('file:', ''), 'package/THIRD-PARTY-NOTICES.txt'], {
    encoding: 'utf8',
    maxBuffer: 20_000_000,
  });
  const packages = [...stdout.matchAll(/^(\S+) \S+\nLicense: /gm)].map(([, name]) => name);
  expect(packages).toEqual(
    expect.arrayContaining(['@modelcontextprotocol/sdk', 'typescript', 'eslint', 'zod', '@types/react']),
  );
});

/** Returns the arguments of the processes whose arguments contain a text, on Linux. */
function listProcesses(text: string): readonly string[] {
  const ids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return ids.map(readArguments).filter((args) => args.includes(text));
}

function readArguments(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}
