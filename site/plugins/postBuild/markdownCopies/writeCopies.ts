import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {openDiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {removeTrailingSlash} from '../../../../packages/tooling/removeTrailingSlash.ts';
import {root} from '../../../../packages/tooling/root.ts';
import {siteName, tagline} from '../../../config/siteName.ts';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import {createCheckedCopy} from './createCheckedCopy.ts';
import {createPageIndex} from './createPageIndex.ts';
import type {Chapter} from './listChapters.ts';

type CopiedSite = {
  /** Absolute path of the built site. */
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  readonly siteUrl: string;
  readonly chapters: readonly Chapter[];
};

/**
 * Writes a Markdown copy of each page, at its URL plus `.md`. `llms.txt` lists the copies by chapter, and `llms-full.txt`
 * contains all docs pages and posts.
 */
export async function writeCopies({folder, pages, siteUrl, chapters}: CopiedSite): Promise<void> {
  const copies = await readCopies(pages, siteUrl);
  for (const [path, copy] of copies) {
    writeFileSync(join(folder, getCopyPath(path)), copy);
  }
  const {index, order} = createPageIndex({title: siteName, tagline, siteUrl, pages, chapters});
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
  'packages/content-model/getHeadingText.ts',
  'packages/tooling/removeTrailingSlash.ts',
  'site/plugins/hast',
  'site/src/components/copyPage/getCopyPath.ts',
];

/** Only this part, because the rest of a page changes with the hash of each script. */
function getMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}
