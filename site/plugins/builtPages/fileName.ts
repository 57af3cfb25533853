/** The name of a file that belongs to a page, without ending: `index` for `/`, `docs/spring` for `/docs/spring`. */
export const fileName = (path: string): string => path.replace(/^\/|\/$/g, '') || 'index';
