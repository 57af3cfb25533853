import type {WebpackOverrideFn} from 'remotion';

/** Runs style sheets through PostCSS, which finds postcss.config.cjs. */
export const enableTailwind: WebpackOverrideFn = (current) => ({
  ...current,
  module: {
    ...current.module,
    rules: [
      ...(current.module?.rules ?? []),
      {test: /\.css$/i, enforce: 'pre', use: ['postcss-loader']},
    ],
  },
});
