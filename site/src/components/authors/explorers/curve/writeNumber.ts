/** Formats a number as code, with up to six decimals. */
export function writeNumber(value: number): string {
  return String(roundNumber(value));
}

/** Rounds a number for the code, which removes floating-point noise and negative zero. */
export function roundNumber(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
