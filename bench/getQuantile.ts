/** Returns a quantile of the values. 0.5 is the median. */
export function getQuantile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
}
