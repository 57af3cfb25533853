import type {Cheerio} from 'cheerio';
import type {DomNode} from './DomNode.ts';

const IGNORED = [
  'nav, footer, script, style, template, noscript, svg, button, input, select, textarea, iframe, video, audio',
  // The mark behind a heading that links to it.
  '.hash-link',
  '[role=tablist]',
  // What the docs theme adds around a page.
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-doc-footer, .theme-doc-version-banner, .pagination-nav',
  // For parts of our own that readers do not search for.
  '[data-search=ignore], [aria-hidden=true]',
].join(', ');

/** Says whether a node holds nothing that readers look for: navigation, buttons, players. */
export function isIgnored(node: Cheerio<DomNode>): boolean {
  return node.is(IGNORED);
}
