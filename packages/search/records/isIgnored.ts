import {compile} from 'css-select';

const ignored = [
  'nav, footer, script, style, template, noscript, svg, button, input, select, textarea, iframe, video, audio',
  // The link to a heading that appears next to it.
  '.hash-link',
  '[role=tablist]',
  // Elements that the docs theme adds around a page.
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .theme-doc-footer, .theme-doc-version-banner, .pagination-nav',
  // Our own elements that readers don't search for.
  '[data-search=ignore], [aria-hidden=true]',
].join(', ');

/** Returns whether an element has no searchable content: navigation, buttons, players. */
export const isIgnored = compile(ignored);
