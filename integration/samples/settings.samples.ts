import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createSampleFolder} from './createSampleFolder.ts';
import {getSamplePath} from './getSamplePath.ts';
import {getPlace, readRuns} from './readRuns.ts';

type LoadConfigFile = (folder: string, file: string, isJavaScript: boolean) => Promise<string>;

const require = createRequire(import.meta.url);
// The command line connects the object that configuration files import with its settings.
(require('@remotion/cli/dist/config') as {overrideRemotion: () => void}).overrideRemotion();
const {loadConfigFile} = require('@remotion/cli/dist/load-config') as {loadConfigFile: LoadConfigFile};

const runs = readRuns().filter(({kind}) => kind === 'settings');

test.for(runs.map((run) => [getPlace(run), run] as const))('the command line loads %s', async ([, run]) => {
  const folder = createSampleFolder(run);
  const file = getSamplePath(run.sample);
  expect(await loadConfigFile(folder, file, /\.jsx?$/.test(file))).toBe(join(folder, file));
});
