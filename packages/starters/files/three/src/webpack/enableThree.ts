import path from 'node:path';
import type {WebpackOverrideFn} from 'remotion';

/** Points all imports of Three.js to the same file, so there is one copy. */
export const enableThree: WebpackOverrideFn = (current) => ({
  ...current,
  resolve: {
    ...current.resolve,
    alias: {
      ...current.resolve?.alias,
      three$: path.resolve('node_modules/three/build/three.module.js'),
    },
  },
});
