/** The path of an address, with its anchor. */
export function pathOf(url: string): string {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
}
