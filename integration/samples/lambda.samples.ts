import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {collectConsole} from '../../packages/claims/collectConsole.ts';
import {replaceAws} from '../../packages/claims/replaceAws.ts';
import {getArguments} from '../../packages/content-model/samples/readSampleRuns.ts';
import {insertAwait} from './insertAwait.ts';
import {createSampleFolder} from './createSampleFolder.ts';
import {enterFolder} from './enterFolder.ts';
import {getSamplePath} from './getSamplePath.ts';
import {createLambdaAccount, describeCall, readNeededCommands} from './createLambdaAccount.ts';
import {getTitle, readRunsToTest} from './readRuns.ts';

/** The project that `deploySite()` bundles. */
const project = {
  files: {
    'src/index.ts': "import {registerRoot} from 'remotion';\n\nregisterRoot(() => null);\n",
  },
  packages: ['remotion', 'react', 'react-dom'],
};

const oldFunction = 'remotion-render-3-2-14-mem2048mb-disk2048mb-120sec';
const currentFunction = oldFunction.replace('3-2-14', '3-2-44');

const runs = readRunsToTest('lambda');

test.for(runs.map((run) => [getTitle(run), run] as const))('%s calls AWS', async ([title, run]) => {
  const {sample, exports, settings} = run;
  const folder = createSampleFolder(run, project);
  const file = join(folder, getSamplePath(sample));
  writeFileSync(file, insertAwait(sample.code));
  enterFolder(folder);
  const needed = readNeededCommands(sample.code);
  const account = createLambdaAccount({
    functions: needed.has('CreateFunction') ? [oldFunction] : [oldFunction, currentFunction],
    buckets: ['remotionlambda-gc1w0xbfzl'],
    sites: [{name: 'my-video', size: 1000, date: new Date(0)}],
  });
  const calls = replaceAws(account);
  const errors = collectConsole('error');
  collectConsole('log');

  const module = (await import(file)) as Readonly<Record<string, unknown>>;
  for (const item of exports.filter(({kind}) => kind === 'function')) {
    const values = (getArguments(item, settings) ?? []).map((value) => resolvePath(value, folder));
    await (module[item.name] as (...values: readonly unknown[]) => unknown)(...values);
  }

  const sent = new Set(calls.map(describeCall));
  expect(
    [...needed].filter((command) => !sent.has(command)),
    `${title} should send these commands`,
  ).toEqual([]);
  expect(errors, `${title} prints errors`).toEqual([]);
});

test('a sample has to send the commands of its functions, and its own', () => {
  const code = 'await getFunctionInfo({region});\nawait client.send(new sdk.ListLayersCommand({}));';
  expect([...readNeededCommands(code)]).toEqual(['GetFunction', 'Invoke info', 'ListLayers']);
  expect([...readNeededCommands('const price = estimatePrice({});')]).toEqual([]);
});

/** Replaces `@path/src/index.ts` with the path of that file in the sample's folder. */
function resolvePath(value: unknown, folder: string): unknown {
  return typeof value === 'string' ? value.replace(/^@path(?=\/)/, folder) : value;
}
