/** Formats a number with a maximum number of decimals. */
export function formatNumber(value: number, digits = 3): string {
  return value.toLocaleString('en', {maximumFractionDigits: digits});
}
