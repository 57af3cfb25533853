/** A built site whose clicks are measured. */
export type SitePeer = {
  readonly name: string;
  readonly folder: string;
  /**
   * Returns a selector for the link to a page: in the sidebar for documentation, in the list for posts, and in the header
   * for the home page. Returns undefined if the site doesn't have the page.
   */
  readonly getLinkSelector: (path: string) => string | undefined;
  /** Whether the page that is open reacts to clicks. Runs in the page. */
  readonly isReady: () => boolean;
};

/** Docusaurus sites, stock or not. */
export const docusaurus = {
  getLinkSelector: (path: string) => {
    if (path === '/') {
      return '.navbar__brand';
    }
    return `${path.startsWith('/docs/') ? '.theme-doc-sidebar-menu' : 'main'} a[href="${path}"]`;
  },
  isReady: () => document.documentElement.dataset.hasHydrated === 'true',
};
