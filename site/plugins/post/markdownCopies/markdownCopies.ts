import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import {addToHead} from '../addToHead.ts';
import type {BuiltSite, PostBuildStep} from '../BuiltSite.ts';
import {openDiskCache} from '../../../../packages/tooling/diskCache.ts';
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
  const {title, tagline, url} = config;
  const paths = new Set(pages.map(({path}) => path.replace(/\/$/, '')));
  const isPage = (path: string): boolean => paths.has(path.replace(/\/$/, ''));
  const addresses = createHash('sha256')
    .update([url, ...paths].join())
    .digest('hex');
  const cache = openDiskCache('markdownCopies', [__dirname, join(root, 'package-lock.json')]);
  const copies = new Map<string, string>();
  for (const page of pages) {
    const {html} = page.file;
    const copy = await cache.getOrCreate(`${addresses}${page.title}${page.description}${getMain(html)}`, () =>
      Buffer.from(createCheckedCopy(html, page, isPage)),
    );
    copies.set(page.path, copy.toString());
    writeFileSync(join(folder, getCopyPath(page.path)), copy);
  }
  const {index, order} = createPageIndex({title, tagline, pages, chapters});
  writeFileSync(join(folder, 'llms.txt'), index);
  const articles = order.filter(({isArticle}) => isArticle).map(({path}) => copies.get(path) ?? '');
  writeFileSync(join(folder, 'llms-full.txt'), articles.join('\n'));
}

/** Only this part, because the rest of a page changes with the hash of each script. */
function getMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}
