import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createSampleFolder} from './createSampleFolder.ts';
import {getSamplePath} from './getSamplePath.ts';
import {getTitle, readRunsToTest} from './readRuns.ts';

type LoadConfigFile = (folder: string, file: string, isJavaScript: boolean) => Promise<string>;

const require = createRequire(import.meta.url);
// The command line connects the object that configuration files import with its settings.
(require('@remotion/cli/dist/config') as {overrideRemotion: () => void}).overrideRemotion();
const {loadConfigFile} = require('@remotion/cli/dist/load-config') as {loadConfigFile: LoadConfigFile};

const runs = readRunsToTest('settings');

test.for(runs.map((run) => [getTitle(run), run] as const))('the command line loads %s', async ([, run]) => {
  const folder = createSampleFolder(run);
  const file = getSamplePath(run.sample);
  expect(await load(folder, file)).toBe(join(folder, file));
});

test('a value that the command line refuses is an error', async () => {
  const code = "import {Config} from 'remotion';\n\nConfig.Output.setCrf('high' as never);\n";
  const folder = createSampleFolder({sample: {language: 'ts', title: 'remotion.config.ts', code}});
  await expect(load(folder, 'remotion.config.ts')).rejects.toThrow('The CRF must be a number or undefined.');
});

function load(folder: string, file: string): Promise<string> {
  return loadConfigFile(folder, file, /\.jsx?$/.test(file));
}
