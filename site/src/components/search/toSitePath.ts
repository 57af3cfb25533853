/**
 * Converts the URL of a hit to a path if it's on this site, so that the page opens without a reload on any host.
 * External URLs stay absolute.
 */
export function toSitePath(url: string, siteUrl: string): string {
  if (!URL.canParse(url)) {
    return url;
  }
  const {origin, pathname, search, hash} = new URL(url);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : url;
}
