import {createRequire} from 'node:module';
import {BundlerInternals} from '@remotion/bundler';
import type {loadConfig} from '@remotion/cli/dist/get-config-file-name.js';
import type {WebpackConfiguration} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';
import {findWebpackRule, readWebpackConfig} from '../../../packages/claims/readWebpackConfig.ts';

const require = createRequire(import.meta.url);

claim('.ts, .tsx files | Compiled with esbuild for Chrome 85, including JSX', () => {
  for (const file of ['a.ts', 'a.tsx', 'node_modules/b/a.tsx']) {
    expect(findWebpackRule(file)).toMatchObject({use: [{options: {target: 'chrome85', loader: 'tsx'}}]});
  }
});

claim('.js, .jsx files | Compiled in the same way, except in node_modules', () => {
  for (const file of ['a.js', 'a.jsx']) {
    expect(findWebpackRule(file)).toMatchObject({use: [{options: {target: 'chrome85', loader: 'tsx'}}]});
    expect(findWebpackRule(`node_modules/b/${file}`)).toBeUndefined();
  }
});

claim('.css files | Loaded with css-loader and style-loader', () => {
  const loaders = findWebpackRule('a.css')?.use as readonly string[];
  expect(loaders.map((path) => /(\w+-loader)\/dist/.exec(path)?.[1])).toEqual(['style-loader', 'css-loader']);
});

claim('Images, videos, audio files and fonts | asset/resource, so the import is a URL', () => {
  for (const file of ['a.png', 'a.svg', 'a.mp4', 'a.wav', 'a.woff2', 'a.ttf']) {
    expect(findWebpackRule(file)?.type).toBe('asset/resource');
  }
});

claim('resolve.extensions | .ts, .tsx, .js, .jsx', () => {
  expect(readWebpackConfig().config.resolve?.extensions).toEqual(['.ts', '.tsx', '.js', '.jsx']);
});

claim(
  'resolve.alias | A single copy of react, react-dom/client and remotion. react-native is replaced with react-native-web.',
  () => {
    const alias = readWebpackConfig().config.resolve?.alias;
    for (const name of ['react', 'react-dom/client', 'remotion']) {
      expect(alias).toHaveProperty([name], require.resolve(name));
    }
    expect(alias).toHaveProperty(['react-native$'], 'react-native-web');
    expect(alias).not.toHaveProperty(['react-dom']);
  },
);

claim('mode | development for the preview, production for a bundle', () => {
  const [, bundle] = BundlerInternals.getConfig({
    outDir: 'out',
    entryPoint: 'src/index.ts',
    resolvedRemotionRoot: '.',
  });
  expect(bundle.mode).toBe('production');
  expect(readWebpackConfig({environment: 'development'}).config.mode).toBe('development');
});

claim("It receives Remotion's configuration and returns a new one with your changes.", () => {
  const shaders = {test: /\.frag$/, type: 'asset/source'};
  const {config} = readWebpackConfig({
    webpackOverride: (current) => ({
      ...current,
      module: {...current.module, rules: [...(current.module?.rules ?? []), shaders]},
    }),
  });
  expect(config.module?.rules).toContain(shaders);
  expect(config.module?.rules).toHaveLength((readWebpackConfig().config.module?.rules?.length ?? 0) + 1);
});

claim("The function has to be synchronous, because Remotion doesn't wait for a promise.", () => {
  const {config} = readWebpackConfig({webpackOverride: (async () => ({name: 'overridden'})) as never});
  expect(config).not.toHaveProperty('name');
});

claim("The Node.js functions don't read your configuration file.", () => {
  const {Config} = loadCli();
  Config.Bundling.overrideWebpackConfig((current) => ({...current, name: 'overridden'}));
  const [, config] = BundlerInternals.getConfig({outDir: 'out', entryPoint: 'a.ts', resolvedRemotionRoot: '.'});
  expect(config).not.toHaveProperty('name');
});

claim(
  "Remotion sets the output path, the cache and the context after your function has run, so you can't override them.",
  () => {
    const received: WebpackConfiguration[] = [];
    const {config} = readWebpackConfig({
      webpackOverride: (current) => {
        received.push(current);
        return {...current, output: {...current.output, path: '/mine'}, cache: false, context: '/mine'};
      },
    });
    expect(received[0]).not.toHaveProperty('context');
    expect([config.output?.path, config.context]).toEqual(['out', '.']);
    expect(config.cache).toMatchObject({type: 'filesystem'});
  },
);

claim("Don't call overrideWebpackConfig() twice, because the second call replaces the first function:", () => {
  const {Config, ConfigInternals} = loadCli();
  Config.Bundling.overrideWebpackConfig((current) => ({...current, name: 'first'}));
  Config.Bundling.overrideWebpackConfig((current) => ({...current, devtool: false}));
  expect(ConfigInternals.getWebpackOverrideFn()({})).toEqual({devtool: false});
});

claim('Both are off by default.', () => {
  const {experiments} = readWebpackConfig().config;
  expect(experiments).not.toHaveProperty('asyncWebAssembly');
  expect(experiments).not.toHaveProperty('syncWebAssembly');
});

claim(
  'Install the versions of style-loader and css-loader shown above, which are the ones that Remotion uses internally.',
  () => {
    const {dependencies} = require('@remotion/bundler/package.json') as {dependencies: Record<string, string>};
    expect(dependencies['style-loader']).toMatch(/^2\./);
    expect(dependencies['css-loader']).toMatch(/^5\./);
  },
);

type LoadConfig = {readonly loadConfig: typeof loadConfig};

claim(
  'The command line looks for remotion.config.ts and then for remotion.config.js in your project folder.',
  async () => {
    // Configuration files run in this process.
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'configFile'));
    const load = async (files: Readonly<Record<string, string>>): Promise<unknown> => {
      Reflect.set(globalThis, 'configFile', undefined);
      const folder = enterProject({'tsconfig.json': '{}', ...files});
      await loadCli().load<LoadConfig>('get-config-file-name').loadConfig(folder);
      return Reflect.get(globalThis, 'configFile');
    };
    const js = {'remotion.config.js': "globalThis.configFile = 'js'"};
    expect(await load({})).toBeUndefined();
    expect(await load(js)).toBe('js');
    expect(await load({...js, 'remotion.config.ts': "globalThis.configFile = 'ts' as string"})).toBe('ts');
  },
);

claim('If your file has a different name or is in another folder, pass its path:', async () => {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'configFile'));
  const folder = enterProject({'video/mine.config.js': "globalThis.configFile = 'mine'"});
  const {loadConfig: load} = loadCli(['--config=video/mine.config.js']).load<LoadConfig>('get-config-file-name');
  await load(folder);
  expect(Reflect.get(globalThis, 'configFile')).toBe('mine');
  const missing = loadCli(['--config=missing.js']).load<LoadConfig>('get-config-file-name');
  expect(catchExit(() => missing.loadConfig(folder))).toContain('no file under');
});
