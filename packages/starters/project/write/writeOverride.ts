/** Writes `src/webpack-override.ts`, which applies the functions of extras in this order. */
export function writeOverride(functions: readonly string[]): string {
  const call = functions.reduce((inner, name) => `${name}(${inner})`, 'current');
  return [
    "import type {WebpackOverrideFn} from 'remotion';",
    ...[...functions].sort().map((name) => `import {${name}} from './webpack/${name}';`),
    '',
    `export const webpackOverride: WebpackOverrideFn = (current) =>`,
    `  ${call};`,
    '',
  ].join('\n');
}

/** The settings of the command line in a project with such a file. */
export const configFile = `import {Config} from 'remotion';
import {webpackOverride} from './src/webpack-override';

Config.Bundling.overrideWebpackConfig(webpackOverride);
`;

/** Removes the lines from a script that pass the override, for a project without one. */
export function removeOverride(script: string): string {
  return script.replace(/^.*\bwebpackOverride\b.*\n/gm, '');
}
