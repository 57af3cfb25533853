import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createTestContext} from '../fixtures/createTestContext.ts';
import type {FrameRequest} from '../render/FrameRequest.ts';
import {localTools} from '../tools/localTools.ts';
import {runCommand} from './runCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-command-'));
afterAll(() => rmSync(folder, {recursive: true}));

const source = join(folder, 'Title.tsx');
writeFileSync(source, 'export const Title = () => null;\n');
writeFileSync(join(folder, 'render.log'), 'A delayRender() was called but not cleared after 28000ms.');

const png = Buffer.from('image').toString('base64');
const context = {
  ...createTestContext(),
  renderFrames: async ({media}: FrameRequest) => ({
    composition: {id: 'Video', width: 1280, height: 720, fps: 30, durationInFrames: 90, defaultProps: {}},
    frames: [
      {frame: 0, png, onlyColor: '#ffffff', difference: 0},
      {frame: 5, png, difference: 0.25},
    ],
    messages: ['warn: careful', ...Object.entries(media ?? {}).map(([path, base64]) => `${path} is ${base64}`)],
  }),
};

async function run(...args: string[]): Promise<string> {
  return (await runCommand(args, context)).text;
}

test.each([
  [['search', 'audio'], 'results'],
  [['read', 'spring', 'options'], '## Options'],
  [['api', '--crf'], 'Config.Output.setCrf'],
  [['api'], '## @remotion/player'],
  [['explain', join(folder, 'render.log')], '/docs/timeout'],
  [
    ['plan', 'src/index.ts', 'a', 'out/a b.mp4', '--crf=18'],
    "npx remotion render src/index.ts a 'out/a b.mp4' --crf=18",
  ],
  [['lambda', '--seconds=90', '--region', 'eu-west-2'], 'seconds=90&region=eu-west-2'],
  [['link', source, '--fps=25'], 'https://example.com/playground#code='],
  [['call', 'read_page', '{"page": "spring"}'], '# spring()'],
  [['tools'], 'render_frames'],
  [['help'], 'remotion-docs check <file...> [--json]'],
])('%s prints the answer', async (args, part) => {
  expect(await run(...args)).toContain(part);
});

test('check ends with 1 if there are errors, and prints JSON', async () => {
  const {text, exitCode} = await runCommand(['check', source, '--json'], context);
  expect(exitCode).toBe(1);
  expect(JSON.parse(text)).toMatchObject({findings: [{rule: 'wall-clock'}]});
});

test('render writes the images and prints what is wrong with them', async () => {
  const text = await run('render', source, '--frames=0,5', `--out=${folder}/images`);
  expect(text).toContain('Frame 0 is blank: all pixels are #ffffff.');
  expect(text).toContain('Frame 5 flickers: 25.0 % of its pixels');
  expect(text).toContain('warn: careful');
  expect(readFileSync(join(folder, 'images/2.png'), 'utf8')).toBe('image');
});

test('render passes files that are not code as media', async () => {
  mkdirSync(join(folder, 'public/faces'), {recursive: true});
  writeFileSync(join(folder, 'public/faces/me.png'), 'image');
  const text = await run('render', source, join(folder, 'public/faces/me.png'), `--out=${folder}/images`);
  expect(text).toContain(`faces/me.png is ${png}`);
  await expect(run('render', source, join(folder, 'public/you.png'))).rejects.toThrow("you.png can't be read");
});

test('start creates a project from a starter with its media', async () => {
  const target = join(folder, 'episode');
  const text = await run('start', target, '--starter=audiogram', '--with=gif', '--language=javascript', '--agents');
  expect(text).toContain('npm start: Open the preview');
  expect(existsSync(join(target, 'src/Audiogram.jsx'))).toBe(true);
  expect(readFileSync(join(target, 'public/dancer.gif')).subarray(0, 3).toString()).toBe('GIF');
  await expect(run('start', join(folder, 'other'), '--starter=audio')).rejects.toThrow('audiogram');
});

test('start creates a project, and replaces nothing', async () => {
  const target = join(folder, 'project');
  expect(await run('start', target, '--width=1080')).toContain('npm install');
  expect(readFileSync(join(target, 'package.json'), 'utf8')).toContain('"remotion": "3.2.44"');
  expect(existsSync(join(target, 'src'))).toBe(true);
  rmSync(join(target, 'package.json'));
  await expect(run('start', target)).rejects.toThrow('exists already');
  expect(existsSync(join(target, 'package.json'))).toBe(false);
});

test.each([
  [['serch', 'x'], 'Did you mean "search"?'],
  [['check'], 'Pass at least one file'],
  [['check', '/missing.tsx'], "/missing.tsx can't be read"],
  [['check', source, '--jsn'], 'Usage: remotion-docs check <file...> [--json]'],
  [['explain'], 'standard input'],
  [['plan', '--qualty=80'], 'Did you mean --quality?'],
  [['lambda', '--seconds=long'], '--seconds must be a number'],
  [['render', source, '--props={'], "--props isn't valid JSON"],
  [['start'], 'Pass a folder'],
  [['call', 'none'], 'The tools are search_docs'],
  [['call', 'read_page', 'spring'], "The input isn't valid JSON"],
])('%s says what is wrong', async (args, message) => {
  const text = await run(...args).catch((error: unknown) => String(error));
  expect(text).toContain(message);
});

test('every tool has a command', async () => {
  const used = ['check_code', 'start_project', 'render_frames'];
  const code = readFileSync(new URL('commands.ts', import.meta.url), 'utf8');
  expect(
    localTools.map(({name}) => name).filter((name) => !used.includes(name) && !code.includes(`'${name}'`)),
  ).toEqual([]);
});
