import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {findEntryPoint} from '@remotion/cli/dist/entry-point.js';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {readWebpackConfig} from '../../../packages/claims/readWebpackConfig.ts';

type EntryPoint = {readonly findEntryPoint: typeof findEntryPoint};

/** Creates a project whose `src/index.ts` exists. */
function createProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'index.ts'), '');
  writeFileSync(join(folder, 'other.tsx'), '');
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

claim('With this file, you can run npx remotion render Countdown without passing the entry point.', () => {
  const {Config, load} = loadCli();
  Config.Bundling.setEntryPoint('src/video/main.tsx');
  expect(load<EntryPoint>('entry-point').findEntryPoint(['Countdown'], createProject())).toEqual({
    file: 'src/video/main.tsx',
    remainingArgs: ['Countdown'],
    reason: 'config file',
  });
});

claim('If you pass the path to an existing file on the command line, it takes precedence.', () => {
  const {Config, load} = loadCli();
  Config.Bundling.setEntryPoint('src/video/main.tsx');
  const passed = join(createProject(), 'other.tsx');
  expect(load<EntryPoint>('entry-point').findEntryPoint([passed, 'Countdown'], tmpdir())).toEqual({
    file: passed,
    remainingArgs: ['Countdown'],
    reason: 'argument passed',
  });
  expect(load<EntryPoint>('entry-point').findEntryPoint(['missing.tsx', 'Countdown'], tmpdir())).toMatchObject({
    file: 'src/video/main.tsx',
    reason: 'config file',
  });
});

claim("even though you can't pass one as an argument.", () => {
  const {Config, load} = loadCli();
  Config.Bundling.setEntryPoint('src/video/main.tsx');
  const url = 'https://videos.example.com/countdown/index.html';
  expect(load<EntryPoint>('entry-point').findEntryPoint([url, 'Countdown'], tmpdir())).toEqual({
    file: 'src/video/main.tsx',
    remainingArgs: [url, 'Countdown'],
    reason: 'config file',
  });
});

claim('If you set neither, Remotion looks for a file in some common places.', () => {
  const {findEntryPoint} = loadCli().load<EntryPoint>('entry-point');
  expect(findEntryPoint(['Countdown'], createProject())).toMatchObject({
    file: join('src', 'index.ts'),
    reason: 'common paths',
  });
});

claim(
  "To find out whether it's for the preview, check the configuration's mode. It's development in the preview and production otherwise.",
  () => {
    const modes: unknown[] = [];
    for (const environment of ['development', 'production'] as const) {
      readWebpackConfig({
        environment,
        webpackOverride: (current) => {
          modes.push(current.mode);
          return current;
        },
      });
    }
    expect(modes).toEqual(['development', 'production']);
  },
);

claim("Return the new configuration directly, because Remotion doesn't wait for a promise.", () => {
  const {config} = readWebpackConfig({
    webpackOverride: (async (current: object) => ({...current, name: 'overridden'})) as never,
  });
  expect(config).not.toHaveProperty('name');
  expect(config).not.toHaveProperty('mode');
});

claim('If you call this setter twice, the second function replaces the first one.', () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Bundling.overrideWebpackConfig((current) => ({...current, name: 'first'}));
  Config.Bundling.overrideWebpackConfig((current) => ({...current, devtool: false}));
  expect(ConfigInternals.getWebpackOverrideFn()({})).toEqual({devtool: false});
});

claim('The cache is on by default.', () => {
  expect(loadCli().ConfigInternals.getWebpackCaching()).toBe(true);
  expect(loadCli(['--bundle-cache=false']).ConfigInternals.getWebpackCaching()).toBe(false);
});

claim(
  "You usually don't need to turn the cache off when you change your Webpack configuration, because Remotion then clears it automatically.",
  () => {
    const getHash = (name: string): string =>
      readWebpackConfig({webpackOverride: (current) => ({...current, name})}).hash;
    // Webpack's cache is named after this hash.
    expect(getHash('a')).toBe(getHash('a'));
    expect(getHash('a')).not.toBe(getHash('b'));
  },
);

claim("Remotion doesn't notice changes that only affect functions or regular expressions", () => {
  const getHash = (test: RegExp, modify: () => number): string =>
    readWebpackConfig({
      webpackOverride: (current) => ({...current, module: {rules: [{test, loader: 'a', options: {modify}}]}}),
    }).hash;
  expect(getHash(/a/, () => 1)).toBe(getHash(/b/, () => 2));
});

claim('Sets the port of the HTTP server that serves your bundle to the browser, as a number from 1 to 65535.', () => {
  const {Config, ConfigInternals} = loadCli();
  for (const port of [1, 8080, 65_535]) {
    Config.Bundling.setPort(port);
    expect(ConfigInternals.getServerPort()).toBe(port);
  }
  expect(() => Config.Bundling.setPort(65_536)).toThrow('Preview server port should be a number between 1 and 65535.');
  expect(() => Config.Bundling.setPort(0)).toThrow('Preview server port should be a number between 1 and 65535. Got 0');
});

claim('Pass the port as a number in this range.', () => {
  expect(() => loadCli().Config.Bundling.setPort('8080' as unknown as number)).toThrow(
    'Preview server port should be a number. Got string ("8080")',
  );
});

claim('The default is public, and null resets the setting.', () => {
  const {Config, ConfigInternals} = loadCli();
  expect(ConfigInternals.getPublicDir()).toBeNull();
  Config.Bundling.setPublicDir('static');
  expect(ConfigInternals.getPublicDir()).toBe('static');
  Config.Bundling.setPublicDir(null);
  expect(ConfigInternals.getPublicDir()).toBeNull();
});

claim('Pass true or false to setCachingEnabled().', () => {
  expect(() => loadCli().Config.Bundling.setCachingEnabled('no' as unknown as boolean)).toThrow(
    'Caching flag must be a boolean.',
  );
});
