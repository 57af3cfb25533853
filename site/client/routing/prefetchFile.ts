/**
 * Prefetches a script or a style sheet. Unlike Docusaurus, doesn't request files again that have loaded or are loading,
 * because the pages of a section share most of their files. Resolves when the file has loaded or failed, or at once if
 * it was requested before.
 */
export function prefetchFile(url: string): Promise<void> {
  const {href} = new URL(url, document.baseURI);
  const isKnown =
    hasLoaded(url) ||
    [...document.scripts].some(({src}) => src === href) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].some((link) => link.href === href);
  if (isKnown) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Whether the page has loaded a file before. webpack removes its script elements once they have loaded. */
export function hasLoaded(url: string): boolean {
  const {href} = new URL(url, document.baseURI);
  return performance.getEntriesByName(href, 'resource').length > 0;
}
