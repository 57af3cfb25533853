/**
 * Converts the URL of a hit to a path if it's on this site, so that the page opens without a reload on any host.
 * External URLs stay absolute.
 */
export function toSitePath(address: string, siteUrl: string): string {
  if (!URL.canParse(address)) {
    return address;
  }
  const {origin, pathname, search, hash} = new URL(address);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : address;
}
