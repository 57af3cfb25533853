/** Returns the name of a page's file without extension: `index` for `/`, `docs/spring` for `/docs/spring`. */
export function createFileName(path: string): string {
  return path.replace(/^\/|\/$/g, '') || 'index';
}
