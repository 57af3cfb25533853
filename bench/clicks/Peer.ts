/** A built site whose clicks are measured. */
export type Peer = {
  readonly name: string;
  readonly folder: string;
  /** Returns a selector for the link to a page in the sidebar. */
  readonly link: (path: string) => string;
  /** Whether the page that is open reacts to clicks. Runs in the page. */
  readonly isReady: () => boolean;
};

/** Docusaurus sites, stock or not. */
export const docusaurus = {
  link: (path: string) => `.theme-doc-sidebar-menu a[href="${path}"]`,
  isReady: () => document.documentElement.dataset.hasHydrated === 'true',
};
