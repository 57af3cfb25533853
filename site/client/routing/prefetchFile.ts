/**
 * Prefetches a script or a style sheet. Replaces the function of Docusaurus, which requests files again that have loaded
 * or are loading, and the pages of a section share most of their files.
 */
export default function prefetchFile(url: string): Promise<void> {
  const {href} = new URL(url, document.baseURI);
  const isKnown =
    // webpack removes its script elements once they have loaded.
    performance.getEntriesByName(href, 'resource').length > 0 ||
    [...document.scripts].some(({src}) => src === href) ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].some((link) => link.href === href);
  if (!isKnown) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
  return Promise.resolve();
}
