import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addToHead} from './addToHead.ts';
import type {PostBuildStep} from './BuiltSite.ts';
import {postBuild} from './postBuild.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'post-build-'));
  mkdirSync(join(folder, 'docs'));
  for (const name of ['index.html', 'docs/index.html']) {
    writeFileSync(join(folder, name), '<head></head>');
  }
});
afterEach(() => rmSync(folder, {recursive: true}));

async function run(transforms: PostBuildStep[], outputs: PostBuildStep[] = []): Promise<void> {
  const plugin = await postBuild({transforms, outputs})({} as LoadContext, {});
  await plugin?.postBuild?.({outDir: folder, siteConfig: {}} as never);
}
function add(text: string): PostBuildStep {
  return ({files}) => files.forEach((file) => addToHead(file, text));
}

test('runs the transforms in their order and writes the result', async () => {
  await run([add('<one>'), async (site) => add('<two>')(site), add('<three>')]);
  expect(readFileSync(join(folder, 'docs/index.html'), 'utf8')).toBe('<head><one><two><three></head>');
});

test('passes the finished pages to the outputs', async () => {
  const seen: string[] = [];
  await run([add('<one>')], [({files}) => void seen.push(...files.map(({name, html}) => `${name}: ${html}`))]);
  expect(seen.sort()).toEqual(['docs/index.html: <head><one></head>', 'index.html: <head><one></head>']);
});

test("doesn't write files that no step has changed", async () => {
  const file = join(folder, 'index.html');
  utimesSync(file, 1, 1);
  await run([({files}) => files.filter(({name}) => name !== 'index.html').forEach((one) => addToHead(one, 'x'))]);
  expect(statSync(file).mtimeMs).toBe(1000);
});

test('stops at a step that fails', async () => {
  const fail: PostBuildStep = () => {
    throw new Error('No room.');
  };
  await expect(run([add('<one>'), fail])).rejects.toThrow('No room.');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<head></head>');
});

test('fails with the error of an output after all outputs have ended', async () => {
  const ended: string[] = [];
  const fail: PostBuildStep = () => {
    throw new Error('No list.');
  };
  const finishLater: PostBuildStep = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    ended.push('copies');
  };
  await expect(run([], [fail, finishLater])).rejects.toThrow('No list.');
  expect(ended).toEqual(['copies']);
});
