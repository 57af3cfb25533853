import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {RouteManifest} from '../../../client/routing/RouteManifest.ts';
import {stripChunkMap} from './stripChunkMap.ts';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** The modules and chunks of all pages. */
export type Chunks = Pick<RouteManifest, 'modules' | 'files'>;

/**
 * A webpack plugin. Finds out which modules and chunks the imports of `registry` have become, which imports all modules of
 * all pages, and removes `registry` itself from what browsers load.
 */
export function collectChunks(
  registry: string,
  collect: (chunks: Chunks) => void,
): {apply: (compiler: Compiler) => void} {
  return {
    apply: (compiler: Compiler) =>
      compiler.hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({name, stage: afterMinification}, () => {
          const modules = getChunks(compilation, registry);
          const files = getFiles(compilation, modules);
          const own = new Map(Object.entries(files).filter(([id]) => isOnlyInPages(compilation, id, modules)));
          const runtime = Object.keys(compilation.assets).find((file) => /\/runtime~main\./.test(file));
          if (!runtime) {
            throw new Error('webpack has written no runtime chunk.');
          }
          const hashes = [...own.values()].map((file) => file.slice(file.lastIndexOf('.') + 1));
          compilation.updateAsset(
            runtime,
            (source) =>
              new compiler.webpack.sources.RawSource(
                stripChunkMap(String(source.source()), new Set(own.keys()), hashes),
              ),
          );
          collect({modules, files});
        }),
      ),
  };
}

const name = 'route-manifest';

/** webpack's `PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER`. */
const afterMinification = 3000;

function getChunks(compilation: Compilation, registry: string): RouteManifest['modules'] {
  const {chunkGraph, moduleGraph} = compilation;
  const module = [...compilation.modules].find((item) => 'resource' in item && item.resource === registry);
  if (!module) {
    throw new Error(`webpack doesn't know the module ${registry}.`);
  }
  return Object.fromEntries(
    module.blocks.map((block) => {
      const group = chunkGraph.getBlockChunkGroup(block);
      const [dependency] = block.dependencies;
      const imported = dependency && moduleGraph.getModule(dependency);
      const id = imported && chunkGraph.getModuleId(imported);
      if (!group?.name || id === null || id === undefined) {
        throw new Error('webpack does not know a module of a page.');
      }
      // Every page has already loaded the others.
      const chunks = group.chunks.filter((chunk) => !chunk.canBeInitial());
      return [group.name, [id, ...chunks.map((chunk) => String(chunk.id))] as const];
    }),
  );
}

/** Chunks that only contain CSS aren't included, because webpack's runtime keeps loading those. */
function getFiles(compilation: Compilation, modules: RouteManifest['modules']): Record<string, string> {
  const wanted = new Set(Object.values(modules).flatMap(([, ...chunks]) => chunks));
  return Object.fromEntries(
    [...compilation.chunks].flatMap(({id, files}) => {
      const file = [...files].find((path) => path.endsWith('.js'));
      return file && wanted.has(String(id)) ? [[String(id), file.replace(/^assets\/js\/|\.js$/g, '')]] : [];
    }),
  );
}

/** Chunks that other code, such as the 404 page, shares with pages and requests from webpack. */
function isOnlyInPages(compilation: Compilation, id: string, modules: RouteManifest['modules']): boolean {
  const chunk = [...compilation.chunks].find((item) => String(item.id) === id);
  return chunk !== undefined && [...chunk.groupsIterable].every(({name: group}) => group && group in modules);
}
