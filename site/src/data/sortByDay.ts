/**
 * Rotates a list so that it starts with a different item each day, and every item is first equally often. `day` is a
 * date such as `2022-09-08`.
 */
export function sortByDay<T>(items: readonly T[], day: string): readonly T[] {
  const first = getDayNumber(day) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

/** Returns the number of days since January 1, 1970. */
function getDayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}
