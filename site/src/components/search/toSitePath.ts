/**
 * Turns the address of a hit into a path if it belongs to this site, so that the page opens without a reload on
 * whatever host serves it. Addresses elsewhere stay whole.
 */
export const toSitePath = (address: string, siteUrl: string): string => {
  if (!URL.canParse(address)) return address;
  const {origin, pathname, search, hash} = new URL(address);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : address;
};
