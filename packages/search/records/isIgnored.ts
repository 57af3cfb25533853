import type {Cheerio} from 'cheerio';
import type {DomNode} from './DomNode.ts';

const IGNORED = [
  'nav, footer, script, style, template, noscript, svg, button, input, select, textarea, iframe, video, audio',
  // The link to a heading that appears next to it.
  '.hash-link',
  '[role=tablist]',
  // Elements that the docs theme adds around a page.
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-doc-footer, .theme-doc-version-banner, .pagination-nav',
  // Our own elements that readers don't search for.
  '[data-search=ignore], [aria-hidden=true]',
].join(', ');

/** Returns whether a node has no searchable content: navigation, buttons, players. */
export function isIgnored(node: Cheerio<DomNode>): boolean {
  return node.is(IGNORED);
}
