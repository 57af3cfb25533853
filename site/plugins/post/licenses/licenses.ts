import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findForbidden} from './findForbidden.ts';
import {formatLicenses} from './formatLicenses.ts';
import {readPackages} from './readPackages.ts';
import {shippedModules} from './shippedModules.ts';

/**
 * Writes `third-party-licenses.txt`: the licenses of all packages whose code readers load, based on the modules that the
 * bundlers put into scripts and style sheets. Fails the build if a license isn't allowed.
 */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: recordModules}]}),
    postBuild: ({outDir}) => {
      const packages = readPackages([...shippedModules, ...addedLater]);
      const forbidden = findForbidden(packages).map(
        ({name, version, licence}) => `${name} ${version}: ${licence || 'none'}`,
      );
      if (forbidden.length > 0) {
        throw new Error(
          `These packages are in what readers load, and their licenses are not in site/plugins/post/licenses/findForbidden.ts:\n  ${forbidden.join('\n  ')}\nAdd a licence there if the site may pass it on, or do without the package.`,
        );
      }
      writeFileSync(join(outDir, 'third-party-licenses.txt'), formatLicenses(packages));
      return Promise.resolve();
    },
  };
}

/** The search worker is built after the pages, because it needs them. */
const addedLater = [require.resolve('porter2')];

/** The parts of webpack and Rspack that this plugin needs. */
type Compiler = {
  readonly hooks: {readonly done: {readonly tap: (name: string, read: (stats: Stats) => void) => void}};
};

type Stats = {
  readonly toJson: (wanted: object) => {readonly modules?: readonly StatsModule[]};
};

type StatsModule = {
  readonly nameForCondition?: string | null;
  readonly identifier?: string;
  readonly modules?: readonly StatsModule[];
};

function recordModules(compiler: Compiler): void {
  return compiler.hooks.done.tap('licenses', (stats) => recordLicense(stats.toJson(allModules).modules));
}

const allModules = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** A concatenated module contains others. The name of a style sheet includes its loaders. */
function recordLicense(modules: readonly StatsModule[] = []): void {
  for (const {nameForCondition, identifier = '', modules: joined} of modules) {
    const file =
      nameForCondition ??
      identifier
        .split('!')
        .at(-1)
        ?.replace(/[?|].*$/, '');
    if (file) {
      shippedModules.add(file);
    }
    recordLicense(joined);
  }
}
