import {join} from 'node:path';
import {BundlerInternals} from '@remotion/bundler';
import type {getEnvironmentVariables} from '@remotion/cli/dist/get-env.js';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';

type Project = {
  readonly files?: Readonly<Record<string, string>>;
  readonly shell?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  /** The file that the configuration file sets. */
  readonly setting?: string;
};

function loadEnv({flags, setting}: Project): () => ReturnType<typeof getEnvironmentVariables> {
  const {Config, load} = loadCli(flags);
  if (setting !== undefined) {
    Config.Rendering.setDotEnvLocation(setting);
  }
  const module = load<{getEnvironmentVariables: typeof getEnvironmentVariables}>('get-env');
  return () => module.getEnvironmentVariables(() => undefined);
}

/** Returns the variables that the page receives, except those with which the claims themselves run. */
async function readVariables(project: Project): Promise<Readonly<Record<string, string>>> {
  const {files = {}, shell = {}} = project;
  enterProject(files);
  for (const name of Object.keys(process.env).filter((key) => key.startsWith('REMOTION_'))) {
    vi.stubEnv(name, undefined);
  }
  Object.entries(shell).forEach(([name, value]) => vi.stubEnv(name, value));
  return loadEnv(project)();
}

claim('Remotion passes the variables that begin with REMOTION_ to the page:', async () => {
  const shell = {REMOTION_CITY: 'Oslo', CITY: 'Bergen', remotion_city: 'Bergen', MY_REMOTION_CITY: 'Bergen'};
  expect(await readVariables({shell})).toEqual({REMOTION_CITY: 'Oslo'});
});

claim(
  "If there's a file named .env next to your package.json, Remotion passes all of its variables to the page, with or without the prefix:",
  async () => {
    const files = {'.env': 'CITY=Oslo\nREMOTION_B=file'};
    expect(await readVariables({files})).toEqual({CITY: 'Oslo', REMOTION_B: 'file'});
  },
);

claim('If a variable is set in both places, the value in the file takes precedence.', async () => {
  const files = {'.env': 'CITY=Oslo\nREMOTION_B=file'};
  const shell = {REMOTION_A: 'shell', REMOTION_B: 'shell', HIDDEN: 'x'};
  expect(await readVariables({files, shell})).toEqual({REMOTION_A: 'shell', REMOTION_B: 'file', CITY: 'Oslo'});
});

const twoFiles = {'.env': 'CITY=Oslo', '.env.production': 'CITY=Bergen', 'config/.env': 'CITY=Tromsø'};

claim('To use a different file for a single command, pass its path relative to the current directory:', async () => {
  expect(await readVariables({files: twoFiles, flags: ['--env-file=.env.production']})).toEqual({CITY: 'Bergen'});
});

claim('To use a different file for all commands, set its path in the configuration file.', async () => {
  expect(await readVariables({files: twoFiles, setting: 'config/.env'})).toEqual({CITY: 'Tromsø'});
});

claim('Here, the path is relative to your project folder:', async () => {
  const folder = enterProject({...twoFiles, 'src/index.ts': ''});
  vi.mocked(process.cwd).mockReturnValue(join(folder, 'src'));
  expect(await loadEnv({setting: '.env.production'})()).toMatchObject({CITY: 'Bergen'});
});

claim('If you set a file with both the flag and the setter, the flag takes precedence.', async () => {
  const flags = ['--env-file=.env.production'];
  expect(await readVariables({files: twoFiles, flags, setting: 'config/.env'})).toEqual({CITY: 'Bergen'});
});

claim('In either case, your file replaces .env', async () => {
  const files = {'.env': 'CITY=Oslo\nONLY=here', 'other.env': 'CITY=Bergen'};
  expect(await readVariables({files, flags: ['--env-file=other.env']})).toEqual({CITY: 'Bergen'});
  expect(await readVariables({files, setting: 'other.env'})).toEqual({CITY: 'Bergen'});
});

claim("It doesn't pass them to the page, because their names don't begin with REMOTION_.", async () => {
  const shell = {AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret'};
  expect(await readVariables({shell})).toEqual({});
});

claim('This also happens if you set a variable that begins with REMOTION_ in your shell.', async () => {
  const shell = {REMOTION_AWS_SECRET_ACCESS_KEY: 'secret'};
  expect(await readVariables({shell})).toEqual(shell);
});

claim('the preview writes the variables into its HTML', () => {
  const html = BundlerInternals.indexHtml({
    baseDir: '/',
    editorName: null,
    inputProps: {},
    envVariables: {CITY: 'Oslo'},
    staticHash: '/static-abc',
    remotionRoot: '/project',
    previewServerCommand: null,
  });
  expect(html).toMatch(/CITY\W+Oslo/);
});

claim('The next line of the output shows where Remotion looked for the file.', () => {
  const folder = enterProject({});
  const [first, second] = catchExit(loadEnv({flags: ['--env-file=missing.env']})).split('\n');
  expect(first).toContain('You passed a --env-file but it could not be found.');
  expect(second).toContain(join(folder, 'missing.env'));
});

claim('Use a path relative to your project folder.', () => {
  enterProject({});
  expect(catchExit(loadEnv({setting: 'missing.env'}))).toContain(
    'You specified a custom .env file using `Config.Rendering.setDotEnvLocation()` in the config file but it could not be found',
  );
});
