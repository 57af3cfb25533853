import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {copyPath} from '../../src/components/copyPage/copyPath';
import {addToHead} from '../builtPages/addToHead';
import {kept} from '../builtPages/kept';
import {readBuiltPages} from '../builtPages/readBuiltPages';
import {tag} from '../builtPages/tag';
import {checkedCopy} from './checkedCopy';
import {indexOf} from './indexOf';
import {type Chapter, chaptersOf} from './chaptersOf';

/**
 * Serves each page as Markdown too, at its address with `.md`; all of them, by chapter, in `llms.txt`; and the whole
 * documentation with the posts in `llms-full.txt`.
 */
export const markdownCopies = (): Plugin => {
  let chapters: readonly Chapter[] = [];
  return {
    name: 'markdown-copies',
    allContentLoaded: ({allContent}) => {
      chapters = chaptersOf(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent);
      return Promise.resolve();
    },
    postBuild: async ({outDir, siteConfig: {title, tagline, url}}) => {
      const pages = readBuiltPages(outDir);
      const paths = new Set(pages.map(({path}) => path.replace(/\/$/, '')));
      const isPage = (path: string): boolean => paths.has(path.replace(/\/$/, ''));
      const addresses = createHash('sha256')
        .update([url, ...paths].join())
        .digest('hex');
      const copies = new Map<string, string>();
      for (const page of pages) {
        const html = readFileSync(page.file, 'utf8');
        const copy = await kept(__dirname, `${addresses}${page.title}${page.description}${mainOf(html)}`, () =>
          Buffer.from(checkedCopy(html, page, isPage)),
        );
        copies.set(page.path, copy.toString());
        writeFileSync(join(outDir, copyPath(page.path)), copy);
        addToHead(page.file, tag('link', {rel: 'alternate', type: 'text/markdown', href: copyPath(page.path)}));
      }
      const {index, order} = indexOf({title, tagline, pages, chapters});
      writeFileSync(join(outDir, 'llms.txt'), index);
      const articles = order.filter(({isArticle}) => isArticle).map(({path}) => copies.get(path) ?? '');
      writeFileSync(join(outDir, 'llms-full.txt'), articles.join('\n'));
    },
  };
};

/** The rest of a page changes with each script's name. */
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
