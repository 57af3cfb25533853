/** Where all results of a query are listed. */
export const searchPagePath = (query: string): string => `/search?q=${encodeURIComponent(query)}`;
