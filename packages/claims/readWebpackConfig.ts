import {BundlerInternals} from '@remotion/bundler';
import type {WebpackConfiguration, WebpackOverrideFn} from 'remotion';

type Rule = {readonly test?: unknown; readonly exclude?: unknown; readonly type?: string; readonly use?: unknown};

type Options = {
  /** `development` is the preview, and `production`, which is the default, is a bundle. */
  readonly environment?: 'development' | 'production';
  readonly webpackOverride?: WebpackOverrideFn;
};

/** Returns the configuration with which Remotion bundles a project, and the hash that its cache is named after. */
export function readWebpackConfig({environment = 'production', webpackOverride = (current) => current}: Options = {}): {
  readonly hash: string;
  readonly config: WebpackConfiguration;
} {
  const [hash, config] = BundlerInternals.webpackConfig({
    entry: 'src/index.ts',
    userDefinedComponent: 'src/index.ts',
    outDir: 'out',
    environment,
    webpackOverride,
    enableCaching: true,
    maxTimelineTracks: 15,
    keyboardShortcutsEnabled: true,
    envVariables: {},
    entryPoints: [],
    remotionRoot: '.',
  });
  // The bundler has types of its own copy of Webpack.
  return {hash, config: config as WebpackConfiguration};
}

/** Returns the rule of Remotion's configuration that applies to a file. */
export function findWebpackRule(file: string): Rule | undefined {
  const rules = (readWebpackConfig().config.module?.rules ?? []) as readonly Rule[];
  return rules.find(
    ({test, exclude}) =>
      test instanceof RegExp && test.test(file) && !(exclude instanceof RegExp && exclude.test(file)),
  );
}
