// finds: webpack-override, says: resolve
// from: /docs/typescript-aliases
import type {WebpackOverrideFn} from 'remotion';

export const webpackOverride: WebpackOverrideFn = (current) => ({
  ...current,
  resolve: {alias: {lib: '/home/me/lib'}},
});
