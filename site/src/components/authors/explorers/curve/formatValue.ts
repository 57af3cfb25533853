/** Formats a value with up to three decimals, or returns a description if it isn't a number. */
export function formatValue(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000 + 0) : String(value);
}
