import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {assertAllowed} from '../../../../packages/tooling/licenses/assertAllowed.ts';
import {formatLicenses} from '../../../../packages/tooling/licenses/formatLicenses.ts';
import {readPackages} from '../../../../packages/tooling/licenses/readPackages.ts';
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
      assertAllowed(packages, 'The site');
      writeFileSync(join(outDir, 'third-party-licenses.txt'), formatLicenses(packages, 'The site'));
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
