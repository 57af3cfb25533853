/**
 * Has the browser fetch a script that may be needed soon. In place of the framework's function, which asks again for
 * scripts that are already there: all pages of a section share most of theirs.
 */
export default function prefetchScript(address: string): Promise<void> {
  const {href} = new URL(address, document.baseURI);
  const isKnown =
    // The bundler takes its script elements away when they have done their work.
    performance.getEntriesByName(href, 'resource').length > 0 ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].some((link) => link.href === href);
  if (!isKnown) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
  return Promise.resolve();
}
