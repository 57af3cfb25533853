import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const folderOf = (specifier: string): string => dirname(createRequire(import.meta.url).resolve(specifier));

/** What packages of the demos need of a bundler, in the words of Webpack and Rspack. */
export const bundlerSettings = {
  alias: {
    // The package's entry for Node.js reads `process`, and it exports no other.
    three$: join(folderOf('three'), 'three.module.js'),
    // React Native Skia takes the build with Lottie and paragraphs, which is 350 kB heavier when compressed.
    'canvaskit-wasm/bin/full': folderOf('canvaskit-wasm'),
  },
  rules: [
    {
      test: /[\\/]@shopify[\\/]react-native-skia[\\/]/,
      resolve: {
        extensions: ['.web.js', '.js'],
        // Asked for in vain, in a browser; empty modules count as not installed.
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
      // For Node.js only.
      resolve: {fallback: {fs: false as const, path: false as const}},
    },
    {
      test: /canvaskit\.wasm$/,
      type: 'asset/resource',
      generator: {filename: 'assets/wasm/[name].[contenthash][ext]'},
    },
  ],
};
