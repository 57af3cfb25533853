import {packages} from '../../packages/toolkit-model/packages.ts';

/** Packages that a sample may install. All of them are in the npm registry. */
export const knownPackages: ReadonlySet<string> = new Set([
  ...packages,
  '@react-three/fiber',
  '@shopify/react-native-skia',
  '@types/react',
  '@types/three',
  '@typescript-eslint/parser',
  'eslint',
  'express',
  'lottie-web',
  'react',
  'react-dom',
  'three',
  'tsx',
  'typescript',
]);
