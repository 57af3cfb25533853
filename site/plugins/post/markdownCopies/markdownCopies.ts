import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import {addToHead} from '../addToHead.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import type {BuiltSite, PostBuildStep} from '../BuiltSite.ts';
import {openDiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {removeTrailingSlash} from '../../../../packages/tooling/removeTrailingSlash.ts';
import {root} from '../../../../packages/tooling/root.ts';
import {createTag} from '../createTag.ts';
import {createCheckedCopy} from './createCheckedCopy.ts';
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
  const known = new Set(paths);
  const copies = new Map<string, string>();
  for (const page of pages) {
    const {path, title, description, file} = page;
    const copy = await cache.getOrCreate(`${pathsHash}${title}${description}${getMain(file.html)}`, () =>
      Buffer.from(createCheckedCopy(file.html, page, (other) => known.has(removeTrailingSlash(other)))),
    );
    copies.set(path, copy.toString());
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

/** Only this part, because the rest of a page changes with the hash of each script. */
function getMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}
