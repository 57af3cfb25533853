/**
 * Begins a list with another item each day, so that everyone is first equally often. `day` is a date such as
 * `2022-09-08`.
 */
export const dailyOrder = <T>(items: readonly T[], day: string): readonly T[] => {
  const first = dayNumber(day) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};

/** Days from the first of January 1970 on. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;
