import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

function getFolder(specifier: string): string {
  return dirname(createRequire(import.meta.url).resolve(specifier));
}

/** Bundler options that the packages used in demos need, for both webpack and Rspack. */
export const bundlerSettings = {
  alias: {
    // The only exported entry point is the one for Node.js, which reads `process`.
    three$: join(getFolder('three'), 'three.module.js'),
    // React Native Skia imports the build with Lottie and paragraphs, which is 350 kB larger when compressed.
    'canvaskit-wasm/bin/full': getFolder('canvaskit-wasm'),
  },
  rules: [
    {
      test: /[\\/]@shopify[\\/]react-native-skia[\\/]/,
      resolve: {
        extensions: ['.web.js', '.js'],
        // These don't exist in a browser. React Native Skia treats empty modules as not installed.
        alias: {
          'react-native$': false as const,
          'react-native': false as const,
          'react-native-reanimated': false as const,
          'react-native-worklets': false as const,
        },
      },
    },
    {
      test: /[\\/]canvaskit-wasm[\\/]/,
      // Only used in Node.js.
      resolve: {fallback: {fs: false as const, path: false as const}},
    },
    {
      test: /canvaskit\.wasm$/,
      type: 'asset/resource',
      generator: {filename: 'assets/wasm/[name].[contenthash][ext]'},
    },
  ],
};
