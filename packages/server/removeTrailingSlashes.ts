/** Returns the path of a request without all of its trailing slashes. The root path becomes an empty string. */
export function removeTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}
