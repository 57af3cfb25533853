/** Returns the first 300 characters of a value as JSON. */
export function formatValue(value: unknown): string {
  return String(JSON.stringify(value) ?? value).slice(0, 300);
}
