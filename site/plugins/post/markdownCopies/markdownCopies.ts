import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {Tinypool} from 'tinypool';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import {addToHead} from '../addToHead.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import type {BuiltSite, PostBuildStep} from '../BuiltSite.ts';
import {openDiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {removeTrailingSlash} from '../../../../packages/tooling/removeTrailingSlash.ts';
import {root} from '../../../../packages/tooling/root.ts';
import {createTag} from '../createTag.ts';
import type {CopiesTask} from './createCopies.ts';
import {createPageIndex} from './createPageIndex.ts';
import {type Chapter, splitIntoChapters} from './splitIntoChapters.ts';

/**
 * Writes a Markdown copy of each page, at its URL plus `.md`. `llms.txt` lists the copies by chapter, and `llms-full.txt`
 * contains all docs pages and posts.
 */
export function markdownCopies(): {plugin: () => Plugin; addLinks: PostBuildStep; writeCopies: PostBuildStep} {
  let chapters: readonly Chapter[] = [];
  const plugin = (): Plugin => ({
    name: 'markdown-copies',
    allContentLoaded: async ({allContent}) => {
      chapters = splitIntoChapters(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
    },
  });
  return {plugin, addLinks, writeCopies: (site) => writeCopies(site, chapters)};
}

function addLinks({pages}: BuiltSite): void {
  for (const {file, path} of pages) {
    addToHead(file, createTag('link', {rel: 'alternate', type: 'text/markdown', href: getCopyPath(path)}));
  }
}

async function writeCopies({folder, pages, config}: BuiltSite, chapters: readonly Chapter[]): Promise<void> {
  const {title, tagline} = config;
  const copies = await readCopies(pages, config.url);
  for (const [path, copy] of copies) {
    writeFileSync(join(folder, getCopyPath(path)), copy);
  }
  const {index, order} = createPageIndex({title, tagline, siteUrl: config.url, pages, chapters});
  writeFileSync(join(folder, 'llms.txt'), index);
  const articles = order.filter(({isArticle}) => isArticle).map(({path}) => copies.get(path) ?? '');
  writeFileSync(join(folder, 'llms-full.txt'), articles.join('\n'));
}

/** Returns the Markdown of each page by its path, from the cache if the page hasn't changed. */
async function readCopies(pages: readonly BuiltPage[], siteUrl: string): Promise<Map<string, string>> {
  const paths = pages.map(({path}) => removeTrailingSlash(path));
  const pathsHash = createHash('sha256')
    .update([siteUrl, ...paths].join())
    .digest('hex');
  const cache = openDiskCache('markdownCopies', [__dirname, ...otherInputs.map((path) => join(root, path))]);
  const sources = pages.map(({title, description, file}) => `${pathsHash}${title}${description}${getMain(file.html)}`);
  const stored = sources.map((source) => cache.read(source)?.toString());
  const missing = pages.filter((_, index) => stored[index] === undefined);
  const created = (missing.length > 0 ? await createInChildProcesses({pages: missing, paths}) : []).values();
  const copies = new Map<string, string>();
  for (const [index, {path}] of pages.entries()) {
    const copy = stored[index] ?? created.next().value;
    const source = sources[index];
    if (copy === undefined || source === undefined) {
      throw new Error(`${path} has no Markdown copy.`);
    }
    if (stored[index] === undefined) {
      cache.write(source, Buffer.from(copy));
    }
    copies.set(path, copy);
  }
  return copies;
}

/** What affects a copy in addition to this folder and the page. */
const otherInputs = [
  'package-lock.json',
  'packages/tooling/removeTrailingSlash.ts',
  'site/plugins/hast',
  'site/src/components/copyPage/getCopyPath.ts',
];

/** Creates copies in child processes, at most one for each CPU core. Threads can't load TypeScript. */
async function createInChildProcesses({pages, paths}: CopiesTask): Promise<readonly string[]> {
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_PROCESS));
  const pool = new Tinypool({
    filename: pathToFileURL(join(__dirname, 'createCopies.ts')).href,
    runtime: 'child_process',
    maxThreads: count,
    execArgv: ['--import', 'tsx'],
  });
  const length = Math.ceil(pages.length / count);
  const parts = Array.from({length: count}, (_, index) => pages.slice(index * length, (index + 1) * length));
  try {
    const copies = await Promise.all(parts.map((part): Promise<string[]> => pool.run({pages: part, paths})));
    return copies.flat();
  } catch (error) {
    // An error of another process arrives as a plain object.
    throw new Error((error as Error).message, {cause: error});
  } finally {
    await pool.destroy();
  }
}

/** For fewer pages, it takes longer to start a process. */
const PAGES_PER_PROCESS = 50;

/** Only this part, because the rest of a page changes with the hash of each script. */
function getMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}
