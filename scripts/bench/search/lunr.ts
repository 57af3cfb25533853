import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {build} from 'esbuild';
import {builtSite} from '../../../e2e/builtSite.ts';
import {compressed} from '../../../e2e/compressed.ts';
import {benchTools} from '../benchTools.ts';
import type {Contender} from './Contender.ts';
import {heapGrowth} from './heapGrowth.ts';

/**
 * `@easyops-cn/docusaurus-search-local`, with its defaults for English: its own code reads the built pages, builds the
 * indexes, and answers in what is its worker in a browser.
 */
export const lunr = async (siteUrl: string): Promise<Contender> => {
  const plugin = join(await benchTools(), '@easyops-cn/docusaurus-search-local/dist');
  const require = createRequire(import.meta.url);
  const {scanDocuments} = require(join(plugin, 'server/server/utils/scanDocuments.js')) as Server;
  const {buildIndex} = require(join(plugin, 'server/server/utils/buildIndex.js')) as Server;
  const started = performance.now();
  const index = JSON.stringify(buildIndex(await scanDocuments(pages(), options), options));
  const buildSeconds = (performance.now() - started) / 1000;
  const Worker = await loadWorker(join(plugin, 'client/client/theme/worker.js'));
  // The worker asks its own origin for the index.
  const {fetch: realFetch} = globalThis;
  Object.assign(globalThis, {location: new URL(siteUrl), fetch: () => Promise.resolve(new Response(index))});
  const {made: worker, bytes} = await heapGrowth(async () => {
    const made = new Worker();
    await made.fetchIndexes('/', '');
    return made;
  });
  globalThis.fetch = realFetch;
  return {
    name: '@easyops-cn/docusaurus-search-local 0.55.3',
    indexBytes: compressed(index, 9),
    buildSeconds,
    memoryBytes: bytes,
    find: async (query, limit) =>
      (await worker.search('/', '', query, limit)).map(({document: {u, h}}) => `${siteUrl}${u}${h ?? ''}`),
  };
};

interface Server {
  readonly scanDocuments: (pages: readonly object[], options: object) => Promise<unknown>;
  readonly buildIndex: (documents: unknown, options: object) => unknown;
}

interface Worker {
  readonly fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  readonly search: (baseUrl: string, context: string, query: string, limit: number) => Promise<readonly Hit[]>;
}

interface Hit {
  readonly document: {readonly u: string; readonly h?: string};
}

const options = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
};

const pages = (): readonly object[] =>
  builtSite
    .paths()
    .filter((path) => existsSync(join(builtSite.folder, path, 'index.html')))
    .map((path) => ({
      filePath: join(builtSite.folder, path, 'index.html'),
      url: path,
      type: path.startsWith('/docs') ? 'docs' : /^\/(blog|success-stories)/.test(path) ? 'blog' : 'page',
    }));

/** Bundled in memory, without the part that talks to a page, and with the settings that its build would write. */
const loadWorker = async (file: string): Promise<new () => Worker> => {
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
        name: 'stand-ins',
        setup: ({onResolve, onLoad}) => {
          onResolve({filter: /^comlink$|proxiedGeneratedConstants/}, ({path}) => ({path, namespace: 'stand-in'}));
          onLoad({filter: /./, namespace: 'stand-in'}, ({path}) => ({
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
};
