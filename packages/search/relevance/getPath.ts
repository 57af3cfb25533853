/** Returns the path of a URL including its anchor. */
export function getPath(url: string): string {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
}
