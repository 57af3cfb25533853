/** Returns a path or a URL without its trailing slash. The root path becomes an empty string. */
export function removeTrailingSlash(path: string): string {
  return path.replace(/\/$/, '');
}
