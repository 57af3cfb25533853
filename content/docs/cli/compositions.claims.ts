import {stripVTControlCharacters} from 'node:util';
import type {listCompositionsCommand} from '@remotion/cli/dist/compositions.js';
import type {loadConfig} from '@remotion/cli/dist/get-config-file-name.js';
import type {ConfigType} from 'remotion';
import type * as bundling from '@remotion/cli/dist/setup-cache.js';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {replaceRenderer} from '../../../packages/claims/replaceRenderer.ts';

const compositions = [
  {id: 'Countdown', width: 640, height: 360, fps: 30, durationInFrames: 150},
  {id: 'Poster', width: 640, height: 361, fps: 1, durationInFrames: 1},
];

type Options = {
  readonly timeoutInMilliseconds: number;
  readonly envVariables: Readonly<Record<string, string>>;
  readonly chromiumOptions: {readonly gl?: string | null};
};

type Listing = {
  readonly output: string;
  /** What the command passes to `getCompositions()`. */
  readonly options: Options;
};

type Project = {
  readonly found?: typeof compositions;
  readonly files?: Readonly<Record<string, string>>;
  /** What the configuration file does. */
  readonly configure?: (config: ConfigType) => void;
};

/** Runs the command in a project, without bundling it. */
async function list(
  flags: readonly string[] = [],
  {found = compositions, files = {}, configure = () => {}}: Project = {},
): Promise<Listing> {
  const getCompositions = vi.fn<(serveUrl: string, options: Options) => unknown>(() => found);
  replaceRenderer({getCompositions});
  const {Config, load} = loadCli(flags);
  vi.spyOn(load<{loadConfig: typeof loadConfig}>('get-config-file-name'), 'loadConfig').mockImplementation(async () => {
    configure(Config);
    return null;
  });
  vi.spyOn(load<typeof bundling>('setup-cache'), 'bundleOnCliOrTakeServeUrl').mockResolvedValue({
    urlOrBundle: 'build',
    cleanup: async () => {},
  });
  const lines = collectConsole('log');
  const folder = enterProject({'src/index.ts': '', ...files});
  await load<{listCompositionsCommand: typeof listCompositionsCommand}>('compositions').listCompositionsCommand(
    folder,
    [],
  );
  const options = getCompositions.mock.lastCall?.[1];
  if (!options) {
    throw new Error('The command did not look for compositions.');
  }
  return {output: stripVTControlCharacters(lines.join('\n')), options};
}

claim("If a composition's duration is one frame, the command lists it as a still.", async () => {
  const {output} = await list();
  expect(output).toMatch(/^Countdown +30 +640x360 +150 \(5\.00 sec\)$/m);
  expect(output).toMatch(/^Poster +640x361 +Still$/m);
});

claim('Hides the progress bars and prints only the IDs on a single line, separated by spaces:', async () => {
  expect((await list(['--quiet'])).output).toBe('Countdown Poster');
  expect((await list(['-q'])).output).toBe('Countdown Poster');
});

claim('With warn or error, the command prints neither the list of compositions nor the IDs.', async () => {
  for (const level of ['warn', 'error']) {
    expect((await list([`--log=${level}`])).output).toBe('');
    expect((await list(['--quiet', `--log=${level}`])).output).toBe('');
  }
});

claim(
  'For example, if your file calls setTimeoutInMilliseconds(60000), then --timeout=90000 has no effect. --env-file is the only exception.',
  async () => {
    const files = {'a.env': 'CITY=Oslo', 'b.env': 'CITY=Bergen'};
    const configure = (config: ConfigType): void => {
      config.Puppeteer.setTimeoutInMilliseconds(60_000);
      config.Puppeteer.setChromiumOpenGlRenderer('angle');
      config.Rendering.setDotEnvLocation('b.env');
    };
    expect((await list(['--timeout=90000'])).options.timeoutInMilliseconds).toBe(90_000);
    const {options} = await list(['--timeout=90000', '--gl=egl', '--env-file=a.env'], {files, configure});
    expect(options.timeoutInMilliseconds).toBe(60_000);
    expect(options.chromiumOptions.gl).toBe('angle');
    expect(options.envVariables.CITY).toBe('Oslo');
  },
);

claim("Your root component doesn't return any compositions.", async () => {
  await expect(list([], {found: []})).rejects.toThrow('Array of 0 length');
});
