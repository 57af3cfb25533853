import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import type {Graph, Thing} from 'schema-dts';
import {addToHead} from '../builtPages/addToHead';
import {readBuiltPages} from '../builtPages/readBuiltPages';
import {describePage} from './describePage';
import {scriptOf} from './scriptOf';

/**
 * Tells search engines what each page is, as JSON-LD: the site, the software, an article, and where it stands. The
 * framework says the same of posts, and of pages in a sidebar where they stand; that is left to it.
 */
export const structuredData = (): Plugin => ({
  name: 'structured-data',
  postBuild: ({outDir}) => {
    const pages = readBuiltPages(outDir);
    for (const page of pages) {
      const things: readonly Thing[] = describePage(page, {pages, html: readFileSync(page.file, 'utf8')});
      if (things.length === 0) continue;
      const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
      addToHead(page.file, scriptOf(graph));
    }
    return Promise.resolve();
  },
});
