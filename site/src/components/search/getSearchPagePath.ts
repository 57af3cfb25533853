/** Returns the URL of the page with all results of a query. */
export function getSearchPagePath(query: string): string {
  return `/search?q=${encodeURIComponent(query)}`;
}
