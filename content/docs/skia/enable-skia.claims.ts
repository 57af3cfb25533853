import {enableSkia} from '@remotion/skia/enable';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {readWebpackConfig} from '../../../packages/claims/readWebpackConfig.ts';

const {config} = readWebpackConfig();
const enabled = enableSkia(config);

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

claim('resolve.extensions | Replaced, so that files ending in .web.js, .web.ts and .web.tsx take precedence', () => {
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
