import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {forbiddenIn} from './forbiddenIn';
import {licencesFile} from './licencesFile';
import {readPackages} from './readPackages';
import {shippedModules} from './shippedModules';

/**
 * Writes `third-party-licences.txt`: the licences of all packages that readers load a part of, from the modules that
 * the bundlers have really put into scripts and style sheets. Stops the build at a licence that is not allowed.
 */
export const licences = (): Plugin => ({
  name: 'licences',
  configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [{apply: noteModules}]}),
  postBuild: ({outDir}) => {
    const packages = readPackages([...shippedModules, ...addedLater]);
    const forbidden = forbiddenIn(packages).map(
      ({name, version, licence}) => `${name} ${version}: ${licence || 'none'}`,
    );
    if (forbidden.length > 0)
      throw new Error(
        `These packages are in what readers load, and their licences are not in site/plugins/licences/forbiddenIn.ts:\n  ${forbidden.join('\n  ')}\nAdd a licence there if the site may pass it on, or do without the package.`,
      );
    writeFileSync(join(outDir, 'third-party-licences.txt'), licencesFile(packages));
    return Promise.resolve();
  },
});

/** The worker of the search is made of the built pages, when these are there. */
const addedLater = [require.resolve('minisearch')];

/** As much of a bundler as is needed, whichever it is. */
interface Compiler {
  readonly hooks: {readonly done: {readonly tap: (name: string, read: (stats: Stats) => void) => void}};
}

interface Stats {
  readonly toJson: (wanted: object) => {readonly modules?: readonly StatsModule[]};
}

interface StatsModule {
  readonly nameForCondition?: string | null;
  readonly identifier?: string;
  readonly modules?: readonly StatsModule[];
}

const noteModules = (compiler: Compiler): void =>
  compiler.hooks.done.tap('licences', (stats) => note(stats.toJson(allModules).modules));

const allModules = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** A module that others were joined with holds these; a style sheet is named after all that it went through. */
const note = (modules: readonly StatsModule[] = []): void => {
  for (const {nameForCondition, identifier = '', modules: joined} of modules) {
    const file =
      nameForCondition ??
      identifier
        .split('!')
        .at(-1)
        ?.replace(/[?|].*$/, '');
    if (file) shippedModules.add(file);
    note(joined);
  }
};
