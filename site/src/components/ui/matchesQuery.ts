/** Returns whether a string contains all words of a query, in any order and case. An empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word.replaceAll(/[<>()]/g, '')));
}
