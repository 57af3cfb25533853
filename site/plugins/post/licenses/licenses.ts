import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {listWorkerFiles} from '../../../../packages/search/browser/bundleWorker.ts';
import {assertAllowed} from '../../../../packages/tooling/licenses/assertAllowed.ts';
import {formatLicenses} from '../../../../packages/tooling/licenses/formatLicenses.ts';
import {readPackages} from '../../../../packages/tooling/licenses/readPackages.ts';

/** Records paths of package files that end up in what readers load. */
export type AddShippedFiles = (files: Iterable<string>) => void;

/**
 * Writes `third-party-licenses.txt`: the licenses of all packages whose code readers load, based on the modules that the
 * bundler put into scripts and style sheets, and on what other plugins pass to `addShippedFiles`. Fails the build if a
 * license isn't allowed.
 */
export function licenses(): {plugin: () => Plugin; addShippedFiles: AddShippedFiles} {
  const shipped = new Set<string>();
  const addShippedFiles: AddShippedFiles = (files) => {
    for (const file of files) {
      shipped.add(file);
    }
  };
  const plugin = (): Plugin => ({
    name: 'licenses',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({hooks}: Compiler) =>
                  hooks.done.tap('licenses', (stats) => addShippedFiles(findFiles(stats.toJson(allModules).modules))),
              },
            ],
          },
    postBuild: async ({outDir}) => {
      // The search worker is built after the pages, because it needs their texts.
      addShippedFiles(await listWorkerFiles());
      const packages = readPackages([...shipped]);
      assertAllowed(packages, 'The site');
      writeFileSync(join(outDir, 'third-party-licenses.txt'), formatLicenses(packages, 'The site'));
    },
  });
  return {plugin, addShippedFiles};
}

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

const allModules = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** A concatenated module contains others. The name of a style sheet includes its loaders. */
function findFiles(modules: readonly StatsModule[] = []): string[] {
  return modules.flatMap(({nameForCondition, identifier = '', modules: joined}) => {
    const file =
      nameForCondition ??
      identifier
        .split('!')
        .at(-1)
        ?.replace(/[?|].*$/, '');
    return [...(file ? [file] : []), ...findFiles(joined)];
  });
}
