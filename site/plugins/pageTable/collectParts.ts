import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {RouteTable} from './RouteTable';
import {shortRuntime} from './shortRuntime';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** What the bundler knows of the parts of pages. */
export type Parts = Pick<RouteTable, 'parts' | 'files'>;

/**
 * A plugin for the bundler. Reads from the module at `registry`, which imports the parts of all pages, which modules
 * and chunks they have become, and takes it out of what browsers load.
 */
export const collectParts = (
  registry: string,
  collect: (parts: Parts) => void,
): {apply: (compiler: Compiler) => void} => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({name, stage: afterMinification}, () => {
        const parts = partsOf(compilation, registry);
        const files = filesOf(compilation, parts);
        const own = new Map(Object.entries(files).filter(([id]) => isOnlyInPages(compilation, id, parts)));
        const runtime = Object.keys(compilation.assets).find((file) => /\/runtime~main\./.test(file));
        if (!runtime) throw new Error('The bundler has written no runtime.');
        const hashes = [...own.values()].map((file) => file.slice(file.lastIndexOf('.') + 1));
        compilation.updateAsset(
          runtime,
          (source) =>
            new compiler.webpack.sources.RawSource(shortRuntime(String(source.source()), new Set(own.keys()), hashes)),
        );
        collect({parts, files});
      }),
    ),
});

const name = 'page-table';

/** Of the bundler: `PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER`. */
const afterMinification = 3000;

const partsOf = (compilation: Compilation, registry: string): RouteTable['parts'] => {
  const {chunkGraph, moduleGraph} = compilation;
  const module = [...compilation.modules].find((item) => 'resource' in item && item.resource === registry);
  if (!module) throw new Error(`The bundler does not know ${registry}.`);
  return Object.fromEntries(
    module.blocks.map((block) => {
      const group = chunkGraph.getBlockChunkGroup(block);
      const [dependency] = block.dependencies;
      const imported = dependency && moduleGraph.getModule(dependency);
      const id = imported && chunkGraph.getModuleId(imported);
      if (!group?.name || id === null || id === undefined)
        throw new Error('The bundler does not know a part of a page.');
      return [group.name, [id, ...group.chunks.map((chunk) => String(chunk.id))] as const];
    }),
  );
};

/** Chunks that are style sheets have no file here: what the bundler knows of them is left to it. */
const filesOf = (compilation: Compilation, parts: RouteTable['parts']): Record<string, string> => {
  const wanted = new Set(Object.values(parts).flatMap(([, ...chunks]) => chunks));
  return Object.fromEntries(
    [...compilation.chunks].flatMap(({id, files}) => {
      const file = [...files].find((path) => path.endsWith('.js'));
      return file && wanted.has(String(id)) ? [[String(id), file.replace(/^assets\/js\/|\.js$/g, '')]] : [];
    }),
  );
};

/** Other things share chunks with pages, such as the page for wrong addresses, and ask the bundler for them. */
const isOnlyInPages = (compilation: Compilation, id: string, parts: RouteTable['parts']): boolean => {
  const chunk = [...compilation.chunks].find((item) => String(item.id) === id);
  return chunk !== undefined && [...chunk.groupsIterable].every(({name: group}) => group && group in parts);
};
