import type {Graph, Thing} from 'schema-dts';
import {addToHead} from '../addToHead.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {describePage} from './describePage.ts';
import {createScript} from './createScript.ts';

/**
 * Adds JSON-LD for search engines to each page: the site, the software, an article, and its breadcrumbs. Docusaurus
 * already describes posts and the breadcrumbs of pages in a sidebar.
 */
export function addStructuredData({pages}: BuiltSite): void {
  for (const page of pages) {
    const things: readonly Thing[] = describePage(page, pages);
    if (things.length > 0) {
      const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
      addToHead(page.file, createScript(graph));
    }
  }
}
