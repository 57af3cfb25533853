import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {build} from 'esbuild';
import {builtSite} from '../../e2e/support/builtSite.ts';
import {getCompressedSize} from '../../e2e/support/getCompressedSize.ts';
import {installTools} from '../installTools.ts';
import type {SearchPeer} from './SearchPeer.ts';
import {measureHeapGrowth} from './measureHeapGrowth.ts';

/**
 * `@easyops-cn/docusaurus-search-local`, with its defaults for English. Its own code reads the built pages, builds the
 * indexes and runs the code of its browser worker.
 */
export async function measureLunr(siteUrl: string): Promise<SearchPeer> {
  const plugin = join(await installTools(), '@easyops-cn/docusaurus-search-local/dist');
  const require = createRequire(import.meta.url);
  const {scanDocuments} = require(join(plugin, 'server/server/utils/scanDocuments.js')) as Server;
  const {buildIndex} = require(join(plugin, 'server/server/utils/buildIndex.js')) as Server;
  const started = performance.now();
  const index = JSON.stringify(buildIndex(await scanDocuments(getPages(), options), options));
  const buildSeconds = (performance.now() - started) / 1000;
  const Worker = await loadWorker(join(plugin, 'client/client/theme/worker.js'));
  // The worker requests the index from its own origin.
  const {fetch: realFetch} = globalThis;
  Object.assign(globalThis, {location: new URL(siteUrl), fetch: () => Promise.resolve(new Response(index))});
  const {made: worker, bytes} = await measureHeapGrowth(async () => {
    const made = new Worker();
    await made.fetchIndexes('/', '');
    return made;
  });
  globalThis.fetch = realFetch;
  return {
    name: '@easyops-cn/docusaurus-search-local 0.55.3',
    indexBytes: getCompressedSize(index, 9),
    buildSeconds,
    memoryBytes: bytes,
    find: async (query, limit) =>
      (await worker.search('/', '', query, limit)).map(({document: {u, h}}) => `${siteUrl}${u}${h ?? ''}`),
  };
}

type Server = {
  readonly scanDocuments: (pages: readonly object[], options: object) => Promise<unknown>;
  readonly buildIndex: (documents: unknown, options: object) => unknown;
};

type Worker = {
  readonly fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  readonly search: (baseUrl: string, context: string, query: string, limit: number) => Promise<readonly Hit[]>;
};

type Hit = {
  readonly document: {readonly u: string; readonly h?: string};
};

const options = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
};

function getPages(): readonly object[] {
  return builtSite
    .paths()
    .filter((path) => existsSync(join(builtSite.folder, path, 'index.html')))
    .map((path) => ({
      filePath: join(builtSite.folder, path, 'index.html'),
      url: path,
      type: path.startsWith('/docs') ? 'docs' : /^\/(blog|success-stories)/.test(path) ? 'blog' : 'page',
    }));
}

/** Bundles it in memory without the communication with a page, and with the settings that its build would create. */
async function loadWorker(file: string): Promise<new () => Worker> {
  const settings =
    'export const language = ["en"]; export const removeDefaultStopWordFilter = []; export const removeDefaultStemmer = false;' +
    'export const searchIndexUrl = "search-index{dir}.json"; export const searchResultLimits = 8; export const fuzzyMatchingDistance = 1;' +
    'export const searchResultContextMaxLength = 50; export const explicitSearchResultPath = false; export const synonyms = [];';
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'replacements',
        setup: ({onResolve, onLoad}) => {
          onResolve({filter: /^comlink$|proxiedGeneratedConstants/}, ({path}) => ({path, namespace: 'replacement'}));
          onLoad({filter: /./, namespace: 'replacement'}, ({path}) => ({
            contents: path === 'comlink' ? 'export const expose = () => {}' : settings,
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const {SearchWorker} = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    SearchWorker: new () => Worker;
  };
  return SearchWorker;
}
