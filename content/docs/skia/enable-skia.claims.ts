import {join} from 'node:path';
import {webpack} from '@remotion/bundler';
import {enableSkia} from '@remotion/skia/enable';
import type {WebpackConfiguration} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {readWebpackConfig} from '../../../packages/claims/readWebpackConfig.ts';

const {config} = readWebpackConfig();
const enabled = enableSkia(config);

/** Returns the file that Webpack finds for an import, relative to the folder. Throws if it doesn't find any. */
async function resolveImport(
  folder: string,
  request: string,
  resolve: WebpackConfiguration['resolve'],
): Promise<string> {
  const {resolverFactory} = webpack({context: folder, resolve: {extensions: resolve?.extensions}});
  const file = await new Promise<string>((found, fail) => {
    resolverFactory.get('normal', {dependencyType: 'esm'}).resolve({}, folder, request, {}, (error, path) => {
      if (typeof path === 'string') {
        found(path);
      } else {
        fail(error ?? new Error('No file'));
      }
    });
  });
  return file.slice(join(folder, 'src/').length);
}

claim("A new Webpack configuration. The original object doesn't change.", () => {
  const current = {plugins: [], resolve: {fallback: {crypto: false as const}}, externals: {three: 'THREE'}};
  const copy = structuredClone(current);
  expect(enableSkia(current)).not.toBe(current);
  expect(current).toEqual(copy);
});

claim(
  'plugins | Adds a plugin that copies canvaskit.wasm from node_modules/canvaskit-wasm/bin/full into the bundle',
  () => {
    const before = config.plugins ?? [];
    expect(enabled.plugins?.slice(0, -1)).toEqual(before);
    expect(enabled.plugins?.at(-1)).toMatchObject({
      patterns: [{from: 'node_modules/canvaskit-wasm/bin/full/canvaskit.wasm'}],
    });
  },
);

claim('resolve.fallback | Replaced, so that fs and path are empty modules', () => {
  const fallback = enableSkia({resolve: {fallback: {crypto: false}}}).resolve?.fallback;
  expect(fallback).toEqual({fs: false, path: false});
});

claim('resolve.extensions | Replaced, so that files ending in .web.js, .web.ts and .web.tsx take precedence.', () => {
  expect(enabled.resolve?.extensions?.slice(0, 3)).toEqual(['.web.js', '.web.ts', '.web.tsx']);
  expect(enableSkia({resolve: {extensions: ['.vue']}}).resolve?.extensions).not.toContain('.vue');
});

claim('externals | Excludes react-native-reanimated and one of its modules from the bundle', () => {
  expect(Object.keys(enableSkia({externals: {three: 'THREE'}}).externals ?? {})).toEqual([
    'three',
    'react-native-reanimated',
    'react-native-reanimated/lib/reanimated2/core',
  ]);
});

claim('The new one differs in these fields:', () => {
  const changed = Object.entries(enabled).filter(([name, value]) => config[name as keyof typeof config] !== value);
  expect(changed.map(([name]) => name).sort()).toEqual(['externals', 'plugins', 'resolve']);
  expect(enabled.resolve?.alias).toBe(config.resolve?.alias);
});

claim(".jsx isn't in the new list.", () => {
  expect(config.resolve?.extensions).toContain('.jsx');
  expect(enabled.resolve?.extensions).not.toContain('.jsx');
});

claim(
  "import {Title} from './Title' worked before, but now fails with Module not found: Error: Can't resolve './Title':",
  async () => {
    const folder = enterProject({'src/Title.jsx': '', 'src/Footer.tsx': ''});
    expect(await resolveImport(folder, './src/Title', config.resolve)).toBe('Title.jsx');
    await expect(resolveImport(folder, './src/Title', enabled.resolve)).rejects.toThrow("Can't resolve './src/Title'");
    expect(await resolveImport(folder, './src/Footer', enabled.resolve)).toBe('Footer.tsx');
  },
);

claim("Add the extension to the new list, or write it in each import, as in './Title.jsx':", async () => {
  const folder = enterProject({'src/Title.jsx': ''});
  const extensions = [...(enabled.resolve?.extensions ?? []), '.jsx'];
  expect(await resolveImport(folder, './src/Title', {extensions})).toBe('Title.jsx');
  expect(await resolveImport(folder, './src/Title.jsx', enabled.resolve)).toBe('Title.jsx');
});
