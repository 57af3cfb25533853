import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {root} from '../../packages/tooling/root.ts';
import {getSamplePath} from './getSamplePath.ts';
import {getPlace, readRuns} from './readRuns.ts';

type LoadConfigFile = (folder: string, file: string, isJavaScript: boolean) => Promise<string>;

const require = createRequire(import.meta.url);
// The command line connects the object that configuration files import with its settings.
(require('@remotion/cli/dist/config') as {overrideRemotion: () => void}).overrideRemotion();
const {loadConfigFile} = require('@remotion/cli/dist/load-config') as {loadConfigFile: LoadConfigFile};

const runs = readRuns().filter(({kind}) => kind === 'settings');

test.for(runs.map((run) => [getPlace(run), run] as const))('the command line loads %s', async ([, run]) => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  for (const sample of [run.sample, ...run.imports]) {
    const path = join(folder, getSamplePath(sample));
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, sample.code);
  }
  const file = getSamplePath(run.sample);
  expect(await loadConfigFile(folder, file, /\.jsx?$/.test(file))).toBe(join(folder, file));
});
