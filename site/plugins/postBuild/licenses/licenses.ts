import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {listWorkerFiles} from '../../../../packages/search/worker/bundleWorker.ts';
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
                  hooks.done.tap('licenses', ({compilation}) => addShippedFiles(findShippedFiles(compilation))),
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

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;
type Compilation = ReturnType<Compiler['createCompilation']>;
/** A concatenated module contains others. */
type BundledModule = Parameters<Compilation['chunkGraph']['getModuleChunks']>[0] & {
  readonly modules?: readonly BundledModule[];
};

/** A module without a chunk isn't in any script: it's unused, or part of a concatenated module. */
function findShippedFiles({modules, chunkGraph}: Compilation): string[] {
  return [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0).flatMap(findFiles);
}

/** The identifier of a style sheet starts with its loaders. */
function findFiles(module: BundledModule): string[] {
  const file =
    module.nameForCondition() ??
    module
      .identifier()
      .split('!')
      .at(-1)
      ?.replace(/[?|].*$/, '');
  return [...(file ? [file] : []), ...(module.modules ?? []).flatMap(findFiles)];
}
