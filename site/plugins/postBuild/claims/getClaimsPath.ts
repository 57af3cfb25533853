/** Returns the path of the file with the claims about a page: `/claims/interpolate.md` for `/docs/interpolate`. */
export function getClaimsPath(route: string): string {
  return `/claims/${route.replace(/^\/docs\/?/, '') || 'index'}.md`;
}
