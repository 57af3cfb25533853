import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions} from '@remotion/renderer';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {collectConsole} from '../../packages/claims/collectConsole.ts';
import {getArguments} from '../../packages/content-model/samples/readSampleRuns.ts';
import {insertAwait} from './insertAwait.ts';
import {createSampleFolder} from './createSampleFolder.ts';
import {enterFolder} from './enterFolder.ts';
import {getSamplePath} from './getSamplePath.ts';
import {getTitle, readAllSamples, readRunsToTest} from './readRuns.ts';

const runs = readRunsToTest('node');

// Skia copies a file of the last one into the bundle.
const packages = ['remotion', 'react', 'react-dom', 'canvaskit-wasm'];
const outDir = mkdtempSync(join(tmpdir(), 'node-samples-'));
let values: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  const code = createEntryPoint(runs.map(({sample}) => sample.code).join('\n'));
  const folder = createSampleFolder({sample: {language: 'ts', title: 'src/index.ts', code}}, {packages});
  const serveUrl = await bundle({entryPoint: join(folder, 'src/index.ts'), outDir});
  const [composition] = await getCompositions(serveUrl);
  values = {serveUrl, composition};
}, 120_000);

afterAll(() => rmSync(outDir, {recursive: true}));

test.for(runs.map((run) => [getTitle(run), run] as const))('%s runs', {timeout: 120_000}, async ([title, run]) => {
  const {sample, exports, settings} = run;
  const entries = ['src/index.ts', ...findQuoted(sample.code, /\bpath\.resolve\('([\w/.]+\.tsx?)'\)/g)];
  const needed = findQuoted(JSON.stringify(settings), /"@path\/([^"]+)"/g);
  const shown = readAllSamples().filter(({page, title}) => page === sample.page && needed.includes(title ?? ''));
  const folder = createSampleFolder(run, {
    files: Object.fromEntries([
      ...entries.map((path) => [path, createEntryPoint(sample.code)]),
      ...shown.map(({title, code}) => [title, code]),
    ]),
    packages,
  });
  const file = join(folder, getSamplePath(sample));
  writeFileSync(file, insertAwait(sample.code));
  enterFolder(folder);
  const errors = collectConsole('error');
  collectConsole('log');

  const module = (await import(file)) as Readonly<Record<string, unknown>>;
  for (const item of exports.filter(({kind}) => kind === 'function')) {
    const given = (getArguments(item, settings) ?? []).map((value) => resolveValue(value, folder));
    await (module[item.name] as (...given: readonly unknown[]) => unknown)(...given);
  }

  expect(errors, `${title} prints errors`).toEqual([]);
  expect(findMissing(sample.code, folder), `${title} should write these files`).toEqual([]);
});

test('finds the files that a sample should write', () => {
  const folder = createSampleFolder({
    sample: {language: 'ts', title: 'out/a.ts', code: ''},
  });
  expect(findMissing("renderStill({output: 'out/a.ts'}); renderStill({output: `out/${id}.png`});", folder)).toEqual([]);
  expect(findMissing("renderStill({output: 'out/b.png'});", folder)).toEqual(['out/b.png']);
  expect(findMissing('renderStill({output: `out/${id}.png`});', join(folder, 'src'))).toEqual(['out']);
});

/** Returns the entry point of a project with the compositions whose IDs code looks for. They're small and short. */
function createEntryPoint(code: string): string {
  const ids = new Set(['Countdown', ...findQuoted(code, /\bid === '([\w-]+)'/g)]);
  return `import {createElement, Fragment} from 'react';
import {AbsoluteFill, Composition, registerRoot, useCurrentFrame} from 'remotion';

const format = {width: 320, height: 180, fps: 30, durationInFrames: 12};
const Frame = () => createElement(AbsoluteFill, {style: {backgroundColor: 'white', fontSize: 80}}, useCurrentFrame());
const compositions = ${JSON.stringify([...ids])}.map((id) => createElement(Composition, {key: id, id, component: Frame, ...format}));

registerRoot(() => createElement(Fragment, null, compositions));
`;
}

/** Returns the files in `out` that code names and that don't exist. If it puts their names together, there has to be one. */
function findMissing(code: string, folder: string): readonly string[] {
  const names = findQuoted(code, /'(out\/[^']+)'/g).filter((name) => !existsSync(join(folder, name)));
  const out = join(folder, 'out');
  const isEmpty = !existsSync(out) || readdirSync(out).length === 0;
  return code.includes('`out/') && isEmpty ? [...names, 'out'] : names;
}

/** Replaces the names that the settings of the samples explain. */
function resolveValue(value: unknown, folder: string): unknown {
  switch (value) {
    case '@signal':
      return new AbortController().signal;
    case '@response':
      return new ServerResponse(new IncomingMessage(new Socket()));
    default:
      return typeof value === 'string'
        ? (values[value.replace(/^@/, '')] ?? value.replace(/^@path(?=\/)/, folder))
        : value;
  }
}

function findQuoted(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
